import flows from '../src/texts/en/flow-texts.ts'
import start from '../src/texts/en/start-texts.ts'

/** What the app says in English. */
export const en = { ...start, ...flows }

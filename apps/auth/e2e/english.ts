import flows from '../src/texts/en/flow-texts.ts'
import start from '../src/texts/en/start-texts.ts'

/** All English texts of the app. */
export const en = { ...start, ...flows }

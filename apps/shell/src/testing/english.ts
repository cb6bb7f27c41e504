import { messages } from '../texts/shell.en.ts'
import { shellTextsOf } from '../texts/shell-texts.ts'

/** All texts of the shell, in English. */
export const english = shellTextsOf({ messages }, 'en')

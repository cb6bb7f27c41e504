import * as catalogue from '../texts/admin.en.ts'
import { adminTextsOf } from '../texts/admin-texts.ts'

/** The texts of administration in English. */
export const english = adminTextsOf(catalogue, 'en')

import type { english } from './en/admin-texts.ts'
import type { personChangeTexts } from './en/person-change-texts.ts'

/** The texts of administration in any language. The English texts define which texts exist. */
export type AdminTexts = typeof english

export type PersonChangeTexts = typeof personChangeTexts

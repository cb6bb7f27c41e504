import type { english } from './en/admin-texts.ts'
import type { personChangeTexts } from './en/person-change-texts.ts'

/** The texts of administration, as each language has them. */
export type AdminTexts = typeof english

export type PersonChangeTexts = typeof personChangeTexts

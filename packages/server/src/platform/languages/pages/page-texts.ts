import type { Language } from '@vestibule/api-client/contract'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type PageTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const pageTexts: Readonly<Record<Language, PageTexts>> = { en, de, fr, es, ja, ar }

import { messages as ar } from './pages.ar.ts'
import { messages as de } from './pages.de.ts'
import { messages as en } from './pages.en.ts'
import { messages as es } from './pages.es.ts'
import { messages as fr } from './pages.fr.ts'
import { messages as ja } from './pages.ja.ts'
import { textsInAll } from '../texts-in-all.ts'
import type { Texts } from '@vestibule/base/messages/texts'

export type PageTexts = Texts<typeof en>

export const pageTexts = textsInAll<typeof en>({ en, de, fr, es, ja, ar })

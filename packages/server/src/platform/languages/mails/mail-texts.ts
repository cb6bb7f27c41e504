import { messages as ar } from './mails.ar.ts'
import { messages as de } from './mails.de.ts'
import { messages as en } from './mails.en.ts'
import { messages as es } from './mails.es.ts'
import { messages as fr } from './mails.fr.ts'
import { messages as ja } from './mails.ja.ts'
import { textsInAll } from '../texts-in-all.ts'
import type { Texts } from '@vestibule/base/messages/texts'

export type MailTexts = Texts<typeof en>

export const mailTexts = textsInAll<typeof en>({ en, de, fr, es, ja, ar })

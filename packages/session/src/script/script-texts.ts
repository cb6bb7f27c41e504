import type { Messages } from '@vestibule/base/messages/texts'
import { messages as ar } from '../texts/session.ar.ts'
import { messages as de } from '../texts/session.de.ts'
import { messages as en } from '../texts/session.en.ts'
import { messages as es } from '../texts/session.es.ts'
import { messages as fr } from '../texts/session.fr.ts'
import { messages as ja } from '../texts/session.ja.ts'

/** The texts of the session's components that `session.js` also shows. */
const said = [
  'expiringAdvice',
  'loginAgain',
  'expiredTitle',
  'expiredBody',
  'workIsKept',
  'loginSuccessful',
  'otherUserTitle',
  'otherUserNoWork',
  'actingForTitle',
  'actingForNoWork',
  'reload',
  'close',
  'lockedTitle',
  'unlock',
] as const satisfies readonly (keyof typeof en)[]

/** The sentence that says how many minutes are left, in the plural forms of the language; `#` stands for the number. */
type MinuteForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

export type ScriptTexts = Readonly<Record<(typeof said)[number], string>> & {
  readonly timeLeft: MinuteForms
}

/**
 * Picks the texts of one language, and parses the plural forms in them: a parser of ICU messages would be too large for
 * the script.
 */
function textsFor(messages: Messages): ScriptTexts {
  const texts = Object.fromEntries(said.map((key) => [key, messages[key] ?? '']))
  return { ...texts, timeLeft: formsOf(messages['timeLeft'] ?? '') } as ScriptTexts
}

function formsOf(message: string): MinuteForms {
  const forms = [...message.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name = '', text]) => [
    name,
    text,
  ])
  // In a language without plural forms the message contains the number itself.
  const other =
    forms.find(([name]) => name === 'other')?.[1] ?? message.replaceAll('{minutes}', '#')
  const others = forms.filter(([, text]) => text !== other)
  return { ...Object.fromEntries(others), other } as MinuteForms
}

/**
 * The texts by language. The build runs this file and puts only its result into `session.js`, to keep the script small.
 */
export const scriptTexts: Readonly<Record<string, ScriptTexts>> = {
  en: textsFor(en),
  de: textsFor(de),
  fr: textsFor(fr),
  es: textsFor(es),
  ja: textsFor(ja),
  ar: textsFor(ar),
}

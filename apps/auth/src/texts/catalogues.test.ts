import { languages, type Language } from '@vestibule/api-client/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadAccountTexts } from '../account/texts/load-account-texts.ts'
import { loadFlowTexts } from './load-flow-texts.ts'
import { loadStartTexts } from './load-start-texts.ts'
import { noScript, notStarted } from './no-script.ts'

const lang = document.documentElement.lang
afterEach(() => {
  document.documentElement.lang = lang
})

/** All texts of the app in one language. In English the loader has its texts built in. */
async function load(language: Language) {
  document.documentElement.lang = language
  const [start, flows, account] = await Promise.all([
    loadStartTexts(),
    loadFlowTexts(),
    loadAccountTexts(),
  ])
  return {
    ...start,
    loader: {},
    ...flows,
    account,
    noScript: noScript[language],
    notStarted: notStarted[language],
  }
}

/** Each text by its path. Of plural forms only the last one is included. */
function textsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  if ('other' in node && 'one' in node) return [[path, String(node.other)]]
  if (isPlural(node)) return [[path, node.other]]
  return Object.entries(node).flatMap(([key, child]) =>
    textsOf(child, path === '' ? key : `${path}.${key}`),
  )
}

const plurals = ['account.overview.passkeys', 'account.recoveryCodes.left']

function isPlural(node: object): node is { other: string } {
  return Object.keys(node).join() === 'other'
}

function formsAt(root: unknown, path: string): Readonly<Record<string, string>> {
  let node = root
  for (const key of path.split('.')) node = (node as Readonly<Record<string, unknown>>)[key]
  return node as Readonly<Record<string, string>>
}

const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted()

/** Texts that may be the same as in English: symbols, and words that exist in both languages. */
const alike =
  /^(Code|Description|Installation|Name|Passkey|Passkeys|Organisation|Organisations|System|Version \{version\}|404|Session|Message|Notifications|Question|Error: \{title\})$/

/** Texts by the code of a refusal; empty in English, where the server's own message is shown. */
const byCode = /^(errors\.(refusals|fields)|account\.reasons)\./

/** Terms of docs/languages.md that must appear in these texts. */
const glossary: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'twoFactor.recoveryLabel': {
    de: 'Wiederherstellungscode',
    fr: 'code de récupération',
    es: 'código de recuperación',
    ja: 'リカバリーコード',
    ar: 'رمز الاسترداد',
  },
  'start.passkey': {
    de: 'Passkey',
    fr: 'clé d’accès',
    es: 'clave de acceso',
    ja: 'パスキー',
    ar: 'مفتاح مرور',
  },
  'app.supportCode': {
    de: 'Supportcode',
    fr: 'code d’assistance',
    es: 'código de soporte',
    ja: 'サポートコード',
    ar: 'رمز الدعم',
  },
  'account.question.label': {
    de: 'Sicherheitsfrage',
    fr: 'question de sécurité',
    es: 'pregunta de seguridad',
    ja: '秘密の質問',
    ar: 'سؤال الأمان',
  },
  'password.password': {
    de: 'Passwort',
    fr: 'mot de passe',
    es: 'contraseña',
    ja: 'パスワード',
    ar: 'كلمة المرور',
  },
}

let english: Map<string, string>
beforeAll(async () => {
  english = new Map(textsOf(await load('en')))
})

const translated = languages.filter((language) => language !== 'en')

describe.each(translated)('the texts in %s', (language) => {
  it('are those of English, with its slots, and none is empty', async () => {
    const own = textsOf(await load(language)).filter(([path]) => !byCode.test(path))
    expect(own.length).toBeGreaterThan(400)
    const shape = (texts: Iterable<[string, string]>) =>
      Object.fromEntries([...texts].map(([path, text]) => [path, slotsOf(text)]))
    expect(shape(own)).toEqual(shape(english))
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('are not left in English', async () => {
    const own = textsOf(await load(language))
    const left = own.filter(
      ([path, text]) =>
        text === english.get(path) &&
        /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) &&
        !alike.test(text),
    )
    expect(left).toEqual([])
  })

  it('have each plural of the language', async () => {
    const texts = await load(language)
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const path of plurals) {
      expect(Object.keys(formsAt(texts, path)).toSorted()).toEqual(pluralCategories.toSorted())
    }
  })

  it('have the words of the glossary', async () => {
    const own = new Map(textsOf(await load(language)))
    for (const [path, words] of Object.entries(glossary)) {
      const word = words[language] ?? ''
      expect(word).not.toBe('')
      expect(own.get(path)?.toLowerCase()).toContain(word.toLowerCase())
    }
  })

  it('name each refusal by its code', async () => {
    const { errors } = await load(language)
    expect(Object.keys(errors.refusals).length).toBeGreaterThan(15)
    expect(Object.keys(errors.fields).length).toBeGreaterThan(20)
  })
})

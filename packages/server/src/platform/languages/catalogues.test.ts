import { languages, type Language } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { pageTexts } from './pages/page-texts.ts'
import { mailTexts } from './mails/mail-texts.ts'

type Tree = { readonly [key: string]: string | Tree }

const catalogues: Record<string, Readonly<Record<Language, Tree>>> = {
  mails: mailTexts,
  pages: pageTexts,
}

/** Texts that are the same in two languages: names and loan words. */
const same: ReadonlySet<string> = new Set([
  'de operators.ticket: Ticket {number}: {subject}',
  'es operators.ticket: Ticket {number}: {subject}',
])

/** English punctuation that texts of the language must not contain. */
const wrongSigns: Partial<Record<Language, RegExp>> = {
  fr: /[^\u202f\u00a0:][:;!?](\s|$)|«[^\u202f]|[^\u202f]»|["']/,
  ja: /[.,!?]\s|[.,!?]$|["']/,
  ar: /[,;?"']/,
}

/** Texts that must contain a word of the glossary in docs/languages.md. */
const glossary: readonly [string, Partial<Record<Language, string>>][] = [
  [
    'pages gate.terms.heading',
    {
      de: 'Nutzungsbedingungen',
      fr: 'conditions d’utilisation',
      es: 'condiciones de uso',
      ja: '利用規約',
      ar: 'شروط الاستخدام',
    },
  ],
  [
    'pages gate.dataset.heading',
    {
      de: 'Datensatz',
      fr: 'jeu de données',
      es: 'conjunto de datos',
      ja: 'データセット',
      ar: 'مجموعة البيانات',
    },
  ],
  [
    'pages gate.signedOut.heading',
    { de: 'abgemeldet', fr: 'déconnecté', es: 'sesión', ja: 'サインアウト', ar: 'تسجيل الخروج' },
  ],
  [
    'mails code.heading',
    { de: 'Bestätigungscode', fr: 'code', es: 'código', ja: 'コード', ar: 'رمز' },
  ],
  [
    'mails signIn',
    {
      de: 'Anmelden',
      fr: 'Se connecter',
      es: 'Iniciar sesión',
      ja: 'サインイン',
      ar: 'تسجيل الدخول',
    },
  ],
  [
    'mails credentials.passkey_added.subject',
    { de: 'Passkey', fr: 'clé d’accès', es: 'clave de acceso', ja: 'パスキー', ar: 'مفتاح مرور' },
  ],
  [
    'mails credentials.recovery_codes.subject',
    {
      de: 'Wiederherstellungscodes',
      fr: 'codes de récupération',
      es: 'códigos de recuperación',
      ja: 'リカバリーコード',
      ar: 'رموز استرداد',
    },
  ],
  [
    'mails invitation.subject',
    { de: 'eingeladen', fr: 'invitation', es: 'invitación', ja: '招待', ar: 'دعوة' },
  ],
  [
    'mails ticketAnswered.heading',
    { de: 'Ticket', fr: 'ticket', es: 'ticket', ja: 'チケット', ar: 'تذكرة' },
  ],
]

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value] as [string, string]]
    return typeof value.other === 'string' ? [[at, value.other]] : flat(value, at)
  })
}
/** The paths of texts with plural forms, and the forms that each has. */
function plurals(tree: Tree, path = ''): [string, string[]][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return []
    const at = path === '' ? key : `${path}.${key}`
    return 'other' in value ? [[at, Object.keys(value).toSorted()]] : plurals(value, at)
  })
}
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted()

const translated = languages.filter((language) => language !== 'en')
const cases = Object.keys(catalogues).flatMap((name) =>
  translated.map((language) => [name, language] as const),
)

describe.each(cases)('the texts of %s in %s', (name, language) => {
  const english = flat(catalogues[name]?.en ?? {})
  const texts = new Map(flat(catalogues[name]?.[language] ?? {}))

  it('are there, with the slots of English', () => {
    const shapeOf = (all: Iterable<[string, string]>) =>
      [...all].map(([key, text]) => ({ key, slots: slotsOf(text) }))
    expect(english.length).toBeGreaterThan(5)
    expect(shapeOf(texts)).toEqual(shapeOf(english))
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('are translated', () => {
    const left = english
      .filter(([key, text]) => texts.get(key) === text)
      .map(([key, text]) => `${language} ${key}: ${text}`)
    expect(left.filter((text) => !same.has(text))).toEqual([])
  })

  it('have the signs of the language', () => {
    const wrong = wrongSigns[language] ?? /["']/
    const isWrong = (text: string) => wrong.test(text.replaceAll(/\{\w+\}/g, 'x'))
    expect([...texts].filter(([, text]) => isWrong(text))).toEqual([])
  })

  it('have each plural of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const forms = plurals(catalogues[name]?.[language] ?? {})
    expect(forms.map(([place]) => place)).toEqual(
      plurals(catalogues[name]?.en ?? {}).map(([place]) => place),
    )
    expect(forms.map(([, has]) => has)).toEqual(forms.map(() => pluralCategories.toSorted()))
  })

  it('have the words of the glossary', () => {
    for (const [place, words] of glossary.filter(([place]) => place.startsWith(`${name} `))) {
      const word = words[language] ?? ''
      const text = texts.get(place.slice(name.length + 1)) ?? ''
      expect(word).not.toBe('')
      expect(text).toContain(word)
    }
  })
})

import { languages, type Language } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { mailTexts } from './mails/mail-texts.ts'

type Tree = { readonly [key: string]: string | Tree }

const catalogues: Record<string, Readonly<Record<Language, Tree>>> = {
  mails: mailTexts,
}

/** Texts that are the same in two languages: names, and words that a language has taken over. */
const same: ReadonlySet<string> = new Set([
  'de operators.ticket: Ticket {number}: {subject}',
  'es operators.ticket: Ticket {number}: {subject}',
])

/** What a text of a language must not have: signs that are those of English. */
const wrongSigns: Partial<Record<Language, RegExp>> = {
  fr: /[^\u202f\u00a0:][:;!?](\s|$)|«[^\u202f]|[^\u202f]»|["']/,
  ja: /[.,!?]\s|[.,!?]$|["']/,
  ar: /[,;?"']/,
}

/** Words of docs/languages.md that have to be in a text. */
const glossary: readonly [string, Partial<Record<Language, string>>][] = [
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
    return typeof value === 'string' ? [[at, value] as [string, string]] : flat(value, at)
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

  it('have the words of the glossary', () => {
    for (const [place, words] of glossary.filter(([place]) => place.startsWith(`${name} `))) {
      const word = words[language] ?? ''
      const text = texts.get(place.slice(name.length + 1)) ?? ''
      expect(word).not.toBe('')
      expect(text).toContain(word)
    }
  })
})

import { describe, expect, expectTypeOf, it } from 'vitest'
import { formatMessage } from './format-message.ts'
import { createTexts } from './create-texts.ts'
import { textOf, type Catalogue } from './texts.ts'

const en = {
  'users.heading': 'People',
  'users.lead': '{n, plural, one {# person} other {# people}}',
  'users.states.active': 'Active',
  'users.states.locked': 'Locked',
  'code.sent': 'We sent a code to {email}.',
  'code.found':
    '{n, plural, =0 {No code} one {One code} other {# codes}} in {kind, select, mail {the mail} other {{kind}}}',
  apostrophes: "It's {name}'s",
} as const
const texts = createTexts<typeof en>(en, 'en')

describe('the texts of an area', () => {
  it('are grouped by the dots of their keys', () => {
    expect(texts.users.heading).toBe('People')
    expect(texts.users.states).toEqual({ active: 'Active', locked: 'Locked' })
  })

  it('may be in groups already, with a name that another text has, which takes values', () => {
    const grouped = { people: '{n} people', access: { people: 'People' } }
    const read = createTexts(grouped as never, 'en') as unknown as {
      people: (values: object) => string
      access: { people: string }
    }
    expect(read.access.people).toBe('People')
    expect(read.people({ n: 2 })).toBe('2 people')
  })

  it('take the values that their text names', () => {
    expect(texts.code.sent({ email: 'ada@calder.example' })).toBe(
      'We sent a code to ada@calder.example.',
    )
    expect(texts.apostrophes({ name: 'Ada' })).toBe("It's Ada's")
    expectTypeOf(texts.users.lead).toBeCallableWith({ n: 1 })
    // @ts-expect-error a value is missing
    texts.code.sent({})
    // @ts-expect-error `n` must be a number
    texts.users.lead({ n: '1' })
  })

  it('are complete in each language, or do not compile', () => {
    const less = { 'users.heading': 'Personen' }
    // @ts-expect-error texts are missing
    const german: Catalogue<typeof en> = less
    // @ts-expect-error a text is superfluous
    const french: Catalogue<typeof en> = { ...en, 'users.more': 'Plus' }
    expect([german, french]).toHaveLength(2)
  })

  it('by code are undefined for an unknown code', () => {
    expect(textOf(texts.users.states, 'locked')).toBe('Locked')
    expect(textOf(texts.users.states, 'toString')).toBeUndefined()
  })
})

describe('a message', () => {
  it.each([
    [0, 'mail', 'No code in the mail'],
    [1, 'mail', 'One code in the mail'],
    [1200, 'app', '1,200 codes in app'],
  ])('with %d and %s says %s', (n, kind, said) => {
    expect(texts.code.found({ n, kind })).toBe(said)
  })

  it.each([
    [0, 'لا أحد'],
    [1, 'شخص واحد'],
    [2, 'شخصان'],
    [3, '3 أشخاص'],
    [11, '11 شخصًا'],
    [1200, '1,200 شخص'],
  ])('in Arabic has six forms and Latin digits: %d', (n, said) => {
    const message =
      '{n, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}'
    expect(formatMessage(message, 'ar', { n })).toBe(said)
  })

  it('has numbers in the way of the language, without isolation', () => {
    expect(formatMessage('{n} Personen', 'de', { n: 1200 })).toBe('1.200 Personen')
    expect(formatMessage('{n, number} شخص', 'ar', { n: 1200 })).toBe('1,200 شخص')
  })

  it.each([
    ['en', 'Ada', 'For Ada.'],
    ['en', 'سلمى', 'For \u2068سلمى\u2069.'],
    ['ar', 'Ada', 'For \u2068Ada\u2069.'],
    ['ar', '123456', 'For 123456.'],
  ])('in %s isolates %s, which may run in another direction', (language, name, said) => {
    expect(formatMessage('For {name}.', language, { name })).toBe(said)
  })

  it('shows a slot that has no value, and reads no slot in a value', () => {
    expect(formatMessage('{a}{b}', 'en', { a: '{b}' })).toBe('{b}{b}')
  })

  it('has the sign # outside of plurals', () => {
    expect(formatMessage('Issue #{n}', 'en', { n: 5 })).toBe('Issue #5')
  })
})

import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { codeField, emailField, personName } from '../src/contract/fields.ts'
import { asciiDigits, searchForm, typedAddress, typedCode } from '../src/contract/typed-text.ts'

describe('asciiDigits', () => {
  const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const options = { numberingSystem, useGrouping: false, minimumIntegerDigits: 10 }
    const digits = new Intl.NumberFormat('en', options).format(123_456_789)
    return /^\p{Nd}{10}$/u.test(digits) ? [[numberingSystem, digits] as const] : []
  })

  it.each(scripts)('reads the digits of %s: %s', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789')
  })

  it('reads the digits of many scripts', () => expect(scripts.length).toBeGreaterThan(50))
})

describe('typedCode', () => {
  it.each([
    ['Arabic-Indic digits', '١٢٣٤٥٦'],
    ['Persian digits', '۱۲۳۴۵۶'],
    ['full-width digits', '１２３４５６'],
    ['no-break spaces', '\u00a0123\u202f456\u00a0'],
    ['an em dash', '123—456'],
    ['a minus sign', '123−456'],
    ['a non-breaking hyphen', '123‑456'],
    ['marks of direction', '\u200e123456\u202c'],
    ['a line break', '123\n456\r\n'],
  ])('reads %s', (_, text) => expect(typedCode(text)).toBe('123456'))

  it('keeps letters, and reads full-width ones', () => {
    expect(typedCode('Ｈ４ＴＫ—９ＱＷＭ')).toBe('H4TK9QWM')
  })

  it('is what the contract passes on; nothing but separators is an empty field', () => {
    expect(v.parse(codeField, ' ١٢٣ ٤٥٦ ')).toBe('123456')
    expect(v.is(codeField, '—')).toBe(false)
  })
})

describe('typedAddress', () => {
  it.each([
    ['a name and brackets', 'Ada Lovelace <ada@north.example>'],
    ['a quoted name', '"Lovelace, Ada" <ada@north.example>;'],
    ['brackets', ' <ada@north.example>, '],
    ['a link', 'mailto:ada@north.example?subject=Hello%20you'],
    ['a link in brackets', '<MAILTO:ada@north.example>'],
    ['a full stop after it', 'ada@north.example.'],
    ['a comma after it', 'ada@north.example ,'],
    ['full-width characters', 'ａｄａ＠ｎｏｒｔｈ．ｅｘａｍｐｌｅ'],
    ['an ideographic full stop', 'ada＠north。example'],
    ['no-break spaces around it', '\u00a0\u202fada@north.example\u00a0'],
  ])('takes the address out of %s', (_, text) => {
    expect(typedAddress(text)).toBe('ada@north.example')
    expect(v.parse(emailField, text)).toBe('ada@north.example')
  })

  const invisible = ['\u200b', '\u200e', '\u202a', '\u202c', '\u00ad', '\u2060', '\ufeff', '\u034f']
  it.each(invisible)('takes off the invisible character %j anywhere', (character) => {
    const text = ['', 'ada', '@north.', 'example', ''].join(character)
    expect(v.parse(emailField, text)).toBe('ada@north.example')
  })

  it.each([
    'ada @north.example',
    'ada@north\u00a0.example',
    'ada@north.example\nbob@north.example',
  ])('leaves %j to be refused', (text) => expect(v.is(emailField, text)).toBe(false))

  it('keeps letters of other scripts, and a Kelvin sign', () => {
    expect(typedAddress('İnes.\u212a@bücher.example')).toBe('İnes.\u212a@bücher.example')
  })

  it('takes the last address of several in brackets only if it ends the text', () => {
    expect(typedAddress('<x@other.example> ada@north.example')).toBe(
      '<x@other.example> ada@north.example',
    )
  })

  it('reads a result again as itself', () => {
    for (const text of ['<ada@north.example>.', 'mailto:ada@north.example', 'ａ＠ｂ．ｃ']) {
      expect(typedAddress(typedAddress(text))).toBe(typedAddress(text))
    }
  })
})

describe('a name', () => {
  it('cannot turn the direction of what stands beside it', () => {
    expect(v.parse(personName, '\u202eadA\u202c \u2067x\u2069')).toBe('adA x')
    expect(v.is(personName, '\u202e\u2069')).toBe(false)
  })

  it.each(['نرگس\u200cسادات', 'ක්\u200dෂ', 'Ada\u200d'])('keeps the joiners of %s', (name) =>
    expect(v.parse(personName, name)).toBe(name),
  )
})

describe('searchForm', () => {
  it.each([
    ['García', 'garcia'],
    ['ＳＡＴＯ', 'sato'],
    ['Łukasz Ærø Strauß', 'lukasz aero strauss'],
    ['ﾊﾅｺ', 'ハナコ'],
    ['مُحَمَّد', 'محمد'],
    ['İstanbul ısı', 'istanbul isi'],
  ])('of %s is %s', (text, form) => expect(searchForm(text)).toBe(form.normalize('NFKD')))
})

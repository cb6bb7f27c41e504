import { directionOf, findLanguage, languageNames, languages } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'

describe('the language that Accept-Language asks for', () => {
  it.each([
    ['the first wish', 'fr,de', 'fr'],
    ['a region is served by its language', 'de-AT', 'de'],
    ['a script and a region too', 'ar-Arab-EG', 'ar'],
    ['a private part is dropped with its letter', 'ja-x-old', 'ja'],
    ['the heavier wish first, wherever it stands', 'en;q=0.5, es;q=0.9', 'es'],
    ['the first of two wishes of one weight', 'es;q=0.8, fr;q=0.8', 'es'],
    ['what is refused is not given', 'de;q=0, fr;q=0.1', 'fr'],
    ['what is not offered is passed over', 'nl, pt-BR, es-MX;q=0.3', 'es'],
    ['capitals and blanks', ' DE-ch ; q=0.7 ', 'de'],
    ['any language', '*', null],
    ['nothing that is offered', 'nl', null],
    ['nothing at all', '', null],
    ['no header', undefined, null],
    ['what is no list', ';;,,=q;q=two,-,de-$$', 'de'],
    ['a weight that is none', 'de;q=7, fr;q=0.1', 'fr'],
  ])('%s', (_name, header, found) => {
    expect(findLanguage(header, languages)).toBe(found)
  })

  it('offers what the platform offers', () => {
    expect(findLanguage('de, en;q=0.1', ['en', 'pt-BR'])).toBe('en')
    expect(findLanguage('pt-BR', ['en', 'pt-BR'])).toBe('pt-BR')
  })

  it('reads a header of any length in no time', () => {
    expect(findLanguage('x-'.repeat(500_000), languages)).toBeNull()
  })
})

it('each language names itself, and Arabic alone is written from the right', () => {
  for (const language of languages) {
    const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
    expect(languageNames[language].toLowerCase()).toBe(own.toLowerCase())
  }
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})

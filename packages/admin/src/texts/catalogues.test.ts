import type { Language } from '@vestibule/api-client/contract'
import { afterEach, expect, it } from 'vitest'
import { loadAdminTexts } from './load-admin-texts.ts'

const lang = document.documentElement.lang
afterEach(() => {
  document.documentElement.lang = lang
})

const textsIn = async (language: Language) => {
  document.documentElement.lang = language
  return loadAdminTexts()
}

it.each(['de', 'fr', 'es', 'ja', 'ar'] as const)(
  'are in the language of the page: %s',
  async (language) => {
    const { audit, sections, dates } = await textsIn(language)
    expect(audit.names.signed_in).not.toBe('Signed in')
    expect(sections.overview).not.toBe('Overview')
    expect(dates.today).not.toBe('Today')
  },
)

it('French names are elided after a vowel, and stay isolated', async () => {
  const { changes } = await textsIn('fr')
  expect(changes.disable.title({ name: 'Alice' })).toBe('Désactiver le compte d’Alice\u202f?')
  expect(changes.disable.title({ name: 'Marie' })).toBe('Désactiver le compte de Marie\u202f?')
  expect(changes.disable.title({ name: 'Éloïse' })).toContain('d’Éloïse')
  expect(changes.disable.title({ name: 'أمل' })).toContain('de \u2068أمل\u2069')
})

it('a day begins with a capital letter, and English has no comma after the weekday', async () => {
  const at = '2026-11-20T12:00:00'
  expect((await textsIn('en')).longDay(at)).toBe('Friday 20 November')
  expect((await textsIn('fr')).longDay(at)).toBe('Vendredi 20 novembre')
  expect((await textsIn('de')).longDay(at)).toBe('Freitag, 20. November')
})

it('Japanese sentences follow each other without a space', async () => {
  expect((await textsIn('ja')).sentences(['一。', false, '二。'])).toBe('一。二。')
  expect((await textsIn('es')).sentences(['Uno.', false, 'Dos.'])).toBe('Uno. Dos.')
})

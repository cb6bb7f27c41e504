import { languageNames, languages } from '@vestibule/api-client/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { keepLanguageChoice, readLanguageChoice } from './language-choice.ts'
import { LanguageSelect } from './language-select.tsx'
import { languageTexts } from './language-texts.ts'

afterEach(() => {
  document.documentElement.lang = ''
  keepLanguageChoice(window, null)
})

it('offers the languages of the platform, each in its own tongue, and that of the browser', async () => {
  const chosen: unknown[] = []
  render(
    <LanguageSelect
      languages={['en', 'de', 'ar']}
      chosen="de"
      onChoose={(choice) => chosen.push(choice)}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(select).toHaveValue('de')
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['Language of the browser', ''],
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['العربية', 'ar'],
  ])
  await userEvent.selectOptions(select, 'العربية')
  await userEvent.selectOptions(select, 'Language of the browser')
  expect(chosen).toEqual(['ar', null])
})

it.each(languages)('is named in the language of the page: %s', (language) => {
  document.documentElement.lang = language
  render(<LanguageSelect languages={languages} chosen={null} onChoose={() => {}} />)
  const { label, automatic } = languageTexts[language]
  // The selected option also names the language that the browser has asked for.
  expect(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(
    `${automatic} (${languageNames[language]})`,
  )
})

it('a choice is kept in this browser until it is forgotten', () => {
  expect(readLanguageChoice(document)).toBeNull()
  keepLanguageChoice(window, 'fr')
  expect(readLanguageChoice(document)).toBe('fr')
  keepLanguageChoice(window, null)
  expect(readLanguageChoice(document)).toBeNull()
})

it('a cookie that names no language of the platform is no choice', () => {
  expect(readLanguageChoice({ cookie: 'language=tlh; other=de' })).toBeNull()
  expect(readLanguageChoice({ cookie: 'my-language=de; language=es' })).toBe('es')
})

it('where all cookies have the prefix, a choice without it counts for nothing', () => {
  const cookie = 'language=de; __Host-csrftoken=x; __Host-language=ja'
  expect(readLanguageChoice({ cookie })).toBe('ja')
  expect(readLanguageChoice({ cookie: 'language=de; __Host-csrftoken=x' })).toBeNull()
})

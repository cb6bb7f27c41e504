import { refuse } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from './testing/account-story.tsx'
import { renderAccount } from './testing/render-account.tsx'
import { loadAppTexts } from './testing/load-app-texts.ts'

const lang = document.documentElement.lang
afterEach(() => {
  document.documentElement.lang = lang
})

it.each([
  [
    'by its reason',
    { reason: 'too_many_passkeys', values: { count: 20 } },
    'Sie haben 20 Passkeys. Entfernen Sie zuerst einen.',
  ],
  [
    'by its code, where the reason is not known',
    { reason: 'full_moon' },
    'Das hat inzwischen jemand geändert. Laden Sie die Seite neu.',
  ],
])('a refusal of the account is told in the language of the page, %s', async (_, info, text) => {
  document.documentElement.lang = 'de'
  const { user } = renderAccount('overview', {
    texts: await loadAppTexts('de'),
    settings: { languages: ['en', 'de'] },
    handlers: { ...answers, updateProfile: refuse('conflict', { info }) },
  })
  // The account's language select comes first in the page, but may render after the one in the footer.
  await screen.findByRole('radiogroup', { name: 'Darstellung' })
  const [select] = await screen.findAllByRole('combobox', { name: 'Sprache' })
  await user.selectOptions(select as HTMLElement, 'en')
  expect(await screen.findByText(text)).toBeVisible()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from './testing/account-story.tsx'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderAccount } from './testing/render-account.tsx'

const languages = ['en', 'de', 'ar'] as const

it('the language is saved, and the page comes again in it, whatever the fragment of its address', async () => {
  const view = renderAccount('overview', {
    settings: { languages: [...languages] },
    handlers: { ...answers, updateProfile: { ...profile, language: 'de' } },
  })
  const select = await screen.findByRole('combobox', { name: 'Language' })
  window.location.hash = 'name'
  const names = [...select.querySelectorAll('option')].map((option) => option.textContent)
  expect(names).toEqual(['Automatic (English)', 'English', 'Deutsch', 'العربية'])
  await view.user.selectOptions(select, 'de')
  await waitFor(() => expect(view.left).toEqual([window.location.pathname]))
  expect(view.transport.callsTo('updateProfile')[0]?.body).toEqual({ language: 'de' })
})

it('a platform of one language asks for none', async () => {
  renderAccount('overview', { settings: { languages: ['en'] }, handlers: answers })
  expect(await screen.findByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '../testing/account-story.tsx'
import { profile } from '../testing/profile.ts'
import { renderApp } from '../testing/render-app.tsx'

const languages = ['en', 'de', 'ar'] as const

it('the language is saved, and the page comes again in it', async () => {
  const view = renderApp('/account', {
    settings: { languages: [...languages] },
    handlers: { ...answers, updateProfile: { ...profile, language: 'de' } },
  })
  const select = await screen.findByRole('combobox', { name: 'Language' })
  const names = [...select.querySelectorAll('option')].map((option) => option.textContent)
  expect(names).toEqual(['Automatic (English)', 'English', 'Deutsch', 'العربية'])
  await view.user.selectOptions(select, 'de')
  await waitFor(() => expect(view.left).toEqual([window.location.href]))
  expect(view.transport.callsTo('updateProfile')[0]?.body).toEqual({ language: 'de' })
})

it('a platform of one language asks for none', async () => {
  renderApp('/account', { settings: { languages: ['en'] }, handlers: answers })
  expect(await screen.findByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument()
})

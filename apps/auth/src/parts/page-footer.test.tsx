import { networkFailure, refuse } from '@vestibule/api-client/testing'
import {
  keepLanguageChoice,
  readLanguageChoice,
} from '@vestibule/app-kit/languages/language-choice'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { profile } from '../testing/profile.ts'
import { renderApp } from '../testing/render-app.tsx'

afterEach(() => keepLanguageChoice(window, null))

async function choose(answer: unknown) {
  const view = renderApp('/signin', {
    settings: { languages: ['en', 'de'] },
    handlers: { updateProfile: answer as never },
  })
  const select = await screen.findByRole('combobox', { name: 'Language' })
  await view.user.type(screen.getByLabelText('Email'), 'ines@calder.example')
  await view.user.selectOptions(select, 'Deutsch')
  return { view, select }
}

it.each([
  ['somebody who is not signed in', refuse('not_authenticated')],
  ['somebody who has terms to accept', refuse('eula_required')],
  ['somebody who is signed in', { ...profile, language: 'de' }],
])('keeps the choice of %s, and what was typed', async (_who, answer) => {
  const { view } = await choose(answer)
  await waitFor(() => expect(view.left).toHaveLength(1))
  expect(new URL(view.left[0] ?? '').searchParams.get('email')).toBe('ines@calder.example')
  expect(readLanguageChoice(document)).toBe('de')
})

it.each([
  ['without a network', networkFailure()],
  ['where the server fails', refuse('server_error')],
])('stays on the page %s, and says so', async (_when, answer) => {
  const { view, select } = await choose(answer)
  const said = await screen.findByText('Something went wrong. Try again later.')
  expect(said).toHaveAttribute('role', 'alert')
  expect(select).toHaveValue('')
  expect(view.left).toEqual([])
  expect(readLanguageChoice(document)).toBeNull()
})

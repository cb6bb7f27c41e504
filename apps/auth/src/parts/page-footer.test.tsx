import { networkFailure, refuse } from '@vestibule/api-client/testing'
import {
  keepLanguageChoice,
  readLanguageChoice,
} from '@vestibule/app-kit/languages/language-choice'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../testing/render-app.tsx'
import { loadFlowTexts } from '../texts/load-flow-texts.ts'

const arabicFlows = await loadFlowTexts('ar')

const { lang, dir } = document.documentElement
afterEach(() => {
  keepLanguageChoice(window, null)
  Object.assign(document.documentElement, { lang, dir })
})

async function choose(answer: unknown) {
  const view = renderApp('/signin?next=%2Fsurvey#/question/7', {
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
  ['somebody whose session is locked', refuse('session_locked')],
  ['somebody who lacks a second factor', refuse('two_factors_required')],
  ['somebody who is signed in', { ...profile, language: 'de' }],
])('keeps the choice of %s, and what was typed', async (_who, answer) => {
  const { view } = await choose(answer)
  await waitFor(() => expect(view.left).toHaveLength(1))
  const { searchParams, hash } = new URL(view.left[0] ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    email: 'ines@calder.example',
    next: '/survey#/question/7',
  })
  expect(hash).toBe('')
  expect(readLanguageChoice(document)).toBe('de')
})

it('keeps what was typed and where the sign-in stands: the screen says the same in the other language', async () => {
  const { user, left, transport } = renderApp('/registration?email=ines%40calder.example', {
    settings: { languages: ['en', 'ar'] },
    handlers: { updateProfile: refuse('not_authenticated') },
  })
  await user.type(await screen.findByLabelText('First Name'), 'Inès')
  const select = await screen.findByRole('combobox', { name: 'Language' })
  await user.selectOptions(select, 'العربية')
  const name = await screen.findByLabelText(arabicFlows.registration.firstName)
  expect(name).toHaveValue('Inès')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.title).toContain(arabicFlows.registration.heading)
  expect(screen.getByRole('combobox', { name: 'اللغة' })).toHaveFocus()
  expect(left).toEqual([])
  expect(transport.callsTo('updateProfile')).toHaveLength(1)
  expect(readLanguageChoice(document)).toBe('ar')
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

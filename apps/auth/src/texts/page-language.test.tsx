import { refuse } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dayHeading, inOneLine, momentInWords } from '@vestibule/app-kit/screens/dates'
import { renderApp } from '../testing/render-app.tsx'
import { durationInWords, waitingTime } from '@vestibule/app-kit/screens/duration'
import { loadChosenTexts } from './load-chosen-texts.ts'

const lang = document.documentElement.lang
afterEach(() => {
  document.documentElement.lang = lang
})

const at = (day: number) => new Date(2026, 10, day, 8, 5)
const now = new Date(2026, 10, 23, 9).getTime()

it.each([
  ['de', '1 Stunde, 3 Minuten', '15 Minuten', 'heute, 08:05', 'Gestern, 22. November', 'A und B'],
  ['fr', '1 heure 3 minutes', '15 minutes', 'aujourd’hui, 08:05', 'Hier, 22 novembre', 'A et B'],
])('durations, days and lists are in the language of the page: %s', (language, ...words) => {
  document.documentElement.lang = language
  expect(
    [
      waitingTime(3_723_000),
      durationInWords(900),
      momentInWords(at(23).toISOString(), now),
      dayHeading(at(22).toISOString(), now),
      inOneLine(['A', 'B']),
    ].map((text) => text.replaceAll('\u00a0', ' ')),
  ).toEqual(words)
})

const { texts } = await loadChosenTexts('de')
const { texts: japanese } = await loadChosenTexts('ja')

it('a refusal is told by its code, not in the words of the server', async () => {
  const { user } = renderApp('/signin/password?email=ines%40acme.example', {
    texts,
    handlers: { login: refuse('invalid_credentials', { message: 'Invalid Credentials' }) },
  })
  await user.type(await screen.findByLabelText('Passwort'), 'falsch{Enter}')
  expect(await screen.findByText('E-Mail-Adresse oder Passwort ist nicht richtig')).toBeVisible()
})

it('an address without an account is refused in the language of the page', async () => {
  const { user } = renderApp('/signin', {
    texts,
    handlers: { startLogin: refuse('account_not_found', { message: "Account doesn't exist" }) },
  })
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'ines@acme.example{Enter}')
  expect(await screen.findByText('Zu dieser E-Mail-Adresse gibt es kein Konto')).toBeVisible()
})

it('a field is told by its code, and by the words of the server if the code is unknown', async () => {
  const { user } = renderApp('/registration?email=ines%40acme.example', {
    texts,
    handlers: {
      requestRegistration: refuse('validation_failed', {
        fields: { first_name: ['Too long'], last_name: ['Not on Mondays'] },
        info: { field_codes: { first_name: ['too_long'], last_name: ['of_tomorrow'] } },
      }),
    },
  })
  await user.type(await screen.findByLabelText('Vorname'), 'Inès')
  await user.type(screen.getByLabelText('Nachname'), 'Okafor')
  await user.type(screen.getByLabelText('Beschreibung'), 'Survival')
  await user.click(screen.getByRole('button', { name: 'Zugriff beantragen' }))
  expect(await screen.findByText('Das ist zu lang')).toBeVisible()
  expect(screen.getByText('Not on Mondays')).toBeVisible()
})

it('title and step are announced as two sentences of the language of the page', async () => {
  renderApp('/signin/password-otp?type=1&email=ines%40acme.example', {
    texts: japanese,
    handlers: { sendEmailCode: null },
  })
  const { heading } = japanese.emailCode
  expect(await screen.findByText(`${heading}。ステップ 1／2`)).toBeInTheDocument()
})

import { accountEventNames } from '@vestibule/api-client/contract'
import { expect, it } from 'vitest'
import { dayHeading, momentInWords } from '@vestibule/app-kit/screens/dates'
import { eventInWords } from './event-list.tsx'
import { loadAccountTexts } from './texts/load-account-texts.ts'

const accountTexts = await loadAccountTexts()

const say = (event: string, factor: string | null = null) =>
  eventInWords({ event, factor }, accountTexts)

it('every event of the contract is a sentence of its own, without an open slot', () => {
  const sentences = accountEventNames.map((event) => say(event).text)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^{}]+\.$/)
})

it.each([
  ['signed_in', 'passkey_uv', 'You signed in with a passkey.', false],
  ['sign_in_failed', 'password', 'A sign-in failed: a wrong password.', true],
  ['sign_in_failed', 'of tomorrow', 'A sign-in failed.', true],
  ['proof_failed', null, 'A confirmation failed.', true],
  ['of_tomorrow', null, 'Something changed on your account.', false],
])('%s by %s', (event, factor, text, failed) => {
  expect(say(event, factor)).toEqual({ text, failed })
})

const at = (day: number, hour: number, year = 2026) => new Date(year, 10, day, hour, 5)

it.each([
  [at(23, 8), 'today, 08:05', 'Today'],
  [at(22, 23), 'yesterday, 23:05', 'Yesterday, 22 November'],
  [at(12, 8), '12 November', '12 November'],
  [at(12, 8, 2025), '12 November 2025', '12 November 2025'],
])('%s', (moment, words, heading) => {
  const now = at(23, 9).getTime()
  expect(momentInWords(moment.toISOString(), now)).toBe(words)
  expect(dayHeading(moment.toISOString(), now)).toBe(heading)
})

it.each([
  ['is said of a day of the last year', new Date(2027, 0, 2, 9), '12 November 2026'],
  ['is not said of a day of this year, on its last day', new Date(2026, 11, 31, 9), '12 November'],
])('the year %s', (_, now, heading) => {
  expect(dayHeading(at(12, 8).toISOString(), now.getTime())).toBe(heading)
})

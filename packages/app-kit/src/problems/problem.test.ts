import { ApiError } from '@vestibule/api-client'
import { describe, expect, it } from 'vitest'
import { screenTextsOf } from '../screens/texts/screen-texts.ts'
import { messages as english } from '../screens/texts/screens.en.ts'
import { problemOf } from './problem.ts'
import { problemText } from './problem-text.ts'

const en = screenTextsOf(english, {}, 'en')
const failed = (...facts: ConstructorParameters<typeof ApiError>) => ({
  kind: 'failed',
  error: new ApiError(...facts),
})

describe('a failed call', () => {
  it.each([
    [
      'refused in words',
      failed('status', '', { status: 403, userMessage: 'Closed' }),
      { kind: 'refused', message: 'Closed', fields: {} },
    ],
    ['refused without', failed('status', '', { status: 400 }), { kind: 'refused', fields: {} }],
    [
      'for someone else',
      failed('otherUser', '', { status: 200, info: { code: 'user_changed' } }),
      { kind: 'userChanged' },
    ],
    ['broken', failed('status', '', { status: 503 }), { kind: 'serverFault' }],
    [
      'broken, with a support code',
      failed('status', '', { status: 500, info: { request_id: 'r1' } }),
      { kind: 'serverFault', supportCode: 'r1' },
    ],
    ['offline', failed('offline', ''), { kind: 'unreachable' }],
    ['too slow', failed('timeout', ''), { kind: 'unreachable' }],
    ['a page instead', failed('html', '', { status: 200 }), { kind: 'intercepted' }],
    ['cut off', failed('malformed', '', { status: 200 }), { kind: 'unreadable' }],
    ['outside the contract', failed('invalid', '', { status: 200 }), { kind: 'unreadable' }],
    [
      'out of step',
      { ...failed('status', '', { status: 403 }), kind: 'stepRequired' },
      { kind: 'outOfStep' },
    ],
    [
      'signed out',
      { ...failed('status', '', { status: 401 }), kind: 'notSignedIn' },
      { kind: 'outOfStep' },
    ],
    [
      'before the terms',
      { ...failed('status', '', { status: 403 }), kind: 'eulaRequired' },
      { kind: 'termsWait' },
    ],
    [
      'throttled',
      { ...failed('status', '', { status: 429 }), retryAfterS: 30 },
      { kind: 'throttled', until: 31_000 },
    ],
    [
      'throttled, with advice',
      { ...failed('status', '', { status: 429, info: { advice: 'a' } }), retryAfterS: 30 },
      { kind: 'throttled', until: 31_000, advice: 'a' },
    ],
  ])('is %s', (_what, failure, expected) => {
    expect(problemOf(failure, 1000)).toEqual(expected)
  })

  it('is a wrong code where a code was checked', () => {
    const failure = { ...failed('status', '', { status: 400 }), kind: 'wrongCode' }
    expect(problemOf(failure, 0)).toEqual({ kind: 'wrongCode' })
  })
})

describe('its words', () => {
  const own = { refused: 'Refused here', serverFault: 'Broken here' }
  it.each([
    [{ kind: 'refused', message: 'Closed' }, own, 'Closed'],
    [{ kind: 'refused' }, own, 'Refused here'],
    [{ kind: 'refused' }, {}, 'An unknown error occurred'],
    [{ kind: 'serverFault' }, own, 'Broken here'],
    [{ kind: 'serverFault' }, {}, 'Something went wrong. Try again later.'],
    [{ kind: 'unreachable' }, own, 'Something went wrong. Try again later.'],
    [{ kind: 'unreadable' }, own, 'An unknown error occurred'],
    [
      { kind: 'userChanged' },
      own,
      'Someone else is signed in in this browser now, or acts for another customer.',
    ],
    [
      { kind: 'refused', code: 'account_disabled', message: 'Closed' },
      own,
      'This account is disabled. Ask your administrator.',
    ],
    [{ kind: 'termsWait' }, own, 'You need to accept the terms first.'],
    [{ kind: 'outOfStep' }, own, 'This sign-in was interrupted or has expired.'],
  ] as const)('%j, %j: %s', (problem, words, expected) => {
    expect(problemText(problem, en, words)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { endsOf } from '../users/user-changes.ts'

const { changes } = english

describe('numbers in English sentences', () => {
  it.each([
    [1, 1, '1 session ends now, 1 API token stops, and sign-in is refused.'],
    [3, 2, '3 sessions end now, 2 API tokens stop, and sign-in is refused.'],
    [0, 1, '1 API token stops, and sign-in is refused.'],
    [0, 0, 'Sign-in is refused.'],
  ])('agree with their verbs, and nothing is none: %i, %i', (sessions, tokens, sentence) => {
    const user = { sessions: Array.from({ length: sessions }), api_tokens: tokens }
    expect(endsOf(user as Parameters<typeof endsOf>[0], changes)).toContain(sentence)
  })

  it('do not speak of all of one', () => {
    expect(changes.endSessions.title({ n: 1, name: 'Ada' })).toBe('End the session of Ada?')
    expect(changes.endSessions.action({ n: 1 })).toBe('End the session')
    expect(changes.endSessions.title({ n: 3, name: 'Ada' })).toBe('End all 3 sessions of Ada?')
  })

  it('say how many codes and sessions a reset ends', () => {
    const { codes, text } = changes.resetFactor
    expect(text({ codes: codes({ n: 1 }), open: 1 })).toContain('1 recovery code stop')
    expect(text({ codes: codes({ n: 8 }), open: 1 })).toContain('1 session ends.')
  })
})

describe('dates in English', () => {
  const now = Date.parse('2026-11-25T12:50:00')

  it('are British, with a day before its month and 24 hours', () => {
    expect(english.day('2026-11-25T12:00:00')).toBe('25 Nov 2026')
    expect(english.moment('2026-11-25T14:05:00', now)).toBe('Today 14:05')
    expect(english.moment('2026-11-24T09:00:00', now)).toBe('Yesterday 09:00')
    expect(english.moment('2026-11-02T09:00:00', now)).toBe('2 Nov')
    expect(english.moment('2024-11-02T09:00:00', now)).toBe('2 Nov 2024')
  })

  it('that cannot be read stay as they are', () => {
    expect(english.moment('soon', now)).toBe('soon')
  })
})

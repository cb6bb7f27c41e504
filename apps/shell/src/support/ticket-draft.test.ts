import { describe, expect, it } from 'vitest'
import { draftProblems, emptyDraft, hasWords } from './ticket-draft.ts'

describe('a ticket that is written', () => {
  it.each([
    ['nothing', {}, { subject: 'required', description: 'required' }],
    [
      'spaces only',
      { subject: '  ', description: '\n' },
      { subject: 'required', description: 'required' },
    ],
    ['all it needs', { subject: 'No access', description: 'To Osier' }, {}],
    ['texts at their limits', { subject: 'x'.repeat(200), description: 'x'.repeat(10_000) }, {}],
    [
      'a subject that is too long',
      { subject: 'x'.repeat(201), description: 'x' },
      { subject: { tooLong: 200 } },
    ],
    [
      'a description that is too long',
      { subject: 'x', description: 'x'.repeat(10_001) },
      { description: { tooLong: 10_000 } },
    ],
  ])('with %s', (_what, draft, problems) => {
    expect(draftProblems({ ...emptyDraft, ...draft })).toEqual(problems)
  })

  it('has words to lose once something was typed', () => {
    expect(hasWords({ ...emptyDraft, category: 'data' })).toBe(false)
    expect(hasWords({ ...emptyDraft, description: 'x' })).toBe(true)
  })
})

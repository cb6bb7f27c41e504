import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTicketDrafts } from './ticket-draft-storage.ts'

const storage = () => sessionStorage
const kept = {
  draft: {
    subject: 'Half a',
    description: 'ticket',
    category: 'data',
    clientKey: '6f1c2a44-9c0e-4a57-8d3b-0b1f7f2f5a10',
  },
  keptAt: 1_700_000_000_000,
} as const
const { draft } = kept
const clock = createFakeClock(kept.keptAt)
const draftsOf = (userId: string, datasetId: string | null = null) =>
  createTicketDrafts({ storage, userId, datasetId, clock })

beforeEach(() => sessionStorage.clear())

describe('an unsent ticket', () => {
  it('is kept per user and dataset, until it is forgotten', () => {
    const ada = draftsOf('ada', 'lung/2')
    ada.keep(draft)
    expect(draftsOf('ada', 'lung/2').read()).toEqual(kept)
    expect(draftsOf('ada').read()).toBeNull()
    ada.forget()
    expect(draftsOf('ada', 'lung/2').read()).toBeNull()
  })

  it('is gone once someone else uses the browser', () => {
    draftsOf('ada', 'lung').keep(draft)
    expect(draftsOf('ada:lung').read()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it.each([
    'no JSON',
    'null',
    '{"keptAt":1}',
    '{"draft":{"subject":1},"keptAt":1}',
    '{"draft":{"category":"gossip"},"keptAt":1}',
    '{"draft":null,"keptAt":1}',
  ])('is dropped if something else has overwritten it: %s', (text) => {
    draftsOf('ada').keep(draft)
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text)
    expect(draftsOf('ada').read()).toBeNull()
  })

  it.each(['', ',"clientKey":"no uuid"'])('of an older version has no name: %s', (key) => {
    draftsOf('ada').keep(draft)
    for (const name of Object.keys(sessionStorage))
      sessionStorage.setItem(name, `{"draft":{"subject":"Half a"${key}},"keptAt":1}`)
    expect(draftsOf('ada').read()?.draft).toMatchObject({ subject: 'Half a', clientKey: null })
  })

  it('lives as long as its page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const drafts = createTicketDrafts({ storage: blocked, userId: 'ada', datasetId: null, clock })
    drafts.keep(draft)
    expect(drafts.read()).toEqual(kept)
    drafts.forget()
    expect(drafts.read()).toBeNull()
  })
})

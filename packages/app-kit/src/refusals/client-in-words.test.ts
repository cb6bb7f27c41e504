import { createTicket, listRecent } from '@vestibule/api-client'
import { errorCodes, fieldCodes, languages, refusalReasons } from '@vestibule/api-client/contract'
import { createFakeClient, refuse, type Reply } from '@vestibule/api-client/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { clientInWords } from './client-in-words.ts'
import { loadRefusalTexts } from './load-refusal-texts.ts'

const lang = document.documentElement.lang
afterEach(() => {
  document.documentElement.lang = lang
})

const ticket = { subject: 'Help', description: 'Please', category: 'question' } as const

/**
 * Sends a support ticket from a page in `language`, to which the server answers `reply`. Returns the error that the
 * sender gets.
 */
async function told(language: string, reply: Reply, load = loadRefusalTexts) {
  document.documentElement.lang = language
  const client = clientInWords(createFakeClient({ createTicket: reply }).client, load)
  const outcome = await createTicket(client, ticket)
  if (!('error' in outcome)) throw new Error('It was not refused')
  return outcome.error
}

describe('a refusal is told in the language of the page', () => {
  it.each([
    ['by its code', refuse('not_found'), 'Das gibt es nicht oder nicht mehr.'],
    [
      'by its reason, which says more than its code',
      refuse('conflict', { info: { reason: 'ticket_closed' } }),
      'Das Ticket ist schon geschlossen.',
    ],
    [
      'with the values of its reason',
      refuse('conflict', { info: { reason: 'dns_unproven', values: { name: '_v.a.org' } } }),
      'Das DNS zeigt den TXT-Eintrag von _v.a.org noch nicht.',
    ],
    [
      'with the time to wait, rounded up',
      refuse('rate_limited', { retryAfterS: 301 }),
      'Zu viele Versuche. Versuchen Sie es in 6 Minuten erneut.',
    ],
    [
      'by its one field',
      refuse('validation_failed', {
        fields: { subject: ['Too long'] },
        info: { field_codes: { subject: ['too_long'] } },
      }),
      'Das ist zu lang',
    ],
    [
      'by the code, where several fields are wrong',
      refuse('validation_failed', {
        fields: { subject: ['Too long'], category: ['None of these'] },
        info: { field_codes: { subject: ['too_long'], category: ['not_offered'] } },
      }),
      'Bitte prüfen Sie Ihre Eingaben.',
    ],
    [
      'in the server’s words, where the code is not known',
      refuse('brand_new' as 'conflict', { message: 'Come back tomorrow', status: 409 }),
      'Come back tomorrow',
    ],
  ])('%s', async (_, reply, text) => {
    expect((await told('de', reply)).userMessage).toBe(text)
  })

  it('each field has its words, those of an unknown code are the server’s', async () => {
    const { fields } = await told(
      'fr',
      refuse('validation_failed', {
        fields: { subject: ['Too long', 'Too loud'], page: ['?'] },
        info: { field_codes: { subject: ['too_long', 'too_loud'] } },
      }),
    )
    expect(fields).toEqual({ subject: ['C’est trop long', 'Too loud'], page: ['?'] })
  })

  it('in English the server’s words are shown as they are', async () => {
    const error = await told('en', refuse('not_found', { message: 'There is no such ticket' }))
    expect(error.userMessage).toBe('There is no such ticket')
  })

  it('texts that cannot be fetched leave the server’s words', async () => {
    const failing = () => Promise.reject(new Error('offline'))
    const error = await told('de', refuse('not_found', { message: 'Gone' }), failing)
    expect(error.userMessage).toBe('Gone')
  })

  it('a fault of the server stays without words, and no text is fetched for it', async () => {
    const never = () => Promise.reject(new Error('was fetched'))
    const error = await told('de', refuse('server_error', { info: { request_id: 'r1' } }), never)
    expect(error).toMatchObject({ userMessage: null, requestId: 'r1', status: 500 })
  })
})

it('the rest of the client is the client’s', async () => {
  const { client, transport } = createFakeClient({ listRecent: [] })
  const wrapped = clientInWords(client, loadRefusalTexts)
  expect((await listRecent(wrapped)).kind).toBe('loaded')
  wrapped.setScope({ datasetId: 'd1' })
  expect(wrapped.scope).toBe(client.scope)
  expect(wrapped.scope.datasetId).toBe('d1')
  expect(wrapped.origin).toBe('https://platform.example')
  expect(transport.callsTo('listRecent')).toHaveLength(1)
})

it.each(languages.filter((language) => language !== 'en'))('%s has texts', async (language) => {
  document.documentElement.lang = language
  expect((await loadRefusalTexts())?.['codes.not_found']).toMatch(/\p{L}{2}/u)
})

const fromServer = 'English of the server'
/** Codes with a status of 500 or above. The client passes on no message for them (`userMessage` is null). */
const faults: ReadonlySet<string> = new Set(['mail_failed', 'server_error', 'unavailable'])
/** A value for each placeholder that the text of a reason may contain. */
const values = { name: '7', organization: '7', count: '7', domain: '7', from: '7', to: '7' }

describe.each([
  ['de', /English of the server/],
  // Arabic texts keep abbreviations such as DNS, the domain example.org, and the role platform-admin in Latin letters.
  [
    'ar',
    /English of the server|\b(?!DNS|TXT|URL|CSV|IP|JSON|API|example|org|platform|admin)[A-Za-z]{2,}/,
  ],
] as const)(
  'nothing that the server can refuse is told in English, on a page in %s',
  (language, english) => {
    it.each(errorCodes.filter((code) => !faults.has(code)))('the code %s', async (code) => {
      const { userMessage } = await told(language, refuse(code, { message: fromServer }))
      expect(userMessage).toMatch(/\p{L}{2}/u)
      expect(userMessage).not.toMatch(english)
    })

    it.each(refusalReasons)('the reason %s', async (reason) => {
      const { userMessage } = await told(
        language,
        refuse('conflict', { message: fromServer, info: { reason, values } }),
      )
      expect(userMessage).toMatch(/\p{L}{2}/u)
      expect(userMessage).not.toMatch(english)
    })

    it.each(fieldCodes)('the field code %s', async (code) => {
      const { fields } = await told(
        language,
        refuse('validation_failed', {
          message: fromServer,
          fields: { subject: [fromServer] },
          info: { field_codes: { subject: [code] } },
        }),
      )
      expect(fields['subject']?.join(' ')).toMatch(/\p{L}{2}/u)
      expect(fields['subject']?.join(' ')).not.toMatch(english)
    })
  },
)

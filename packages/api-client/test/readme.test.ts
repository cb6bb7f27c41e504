import { createTicket, getAuthenticated } from '@vestibule/api-client'
import {
  createFakeClient,
  createFakeTransport,
  htmlPage,
  networkFailure,
  noAnswer,
  refuse,
  type Handlers,
} from '@vestibule/api-client/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf } from './readme-example/edge.ts'
import { start } from './readme-example/start.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs the README's first example on a page, and records what it sends. */
async function startOnPage(handlers: Handlers) {
  const transport = createFakeTransport(handlers)
  const done: unknown[][] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given])
  const origin = 'https://platform.example'
  vi.stubGlobal('location', { origin, pathname: '/', assign: note('assign') })
  vi.stubGlobal('document', { cookie: transport.cookies() })
  vi.stubGlobal('fetch', transport.fetch)
  await start({
    email: 'ada@acme.example',
    next: '/cohorts',
    showSessionExpired: note('showSessionExpired'),
    countDown: note('countDown'),
    showError: note('showError'),
  })
  expect(transport.problems).toEqual([])
  return { done, sent: transport.callsTo('startLogin').map(({ body }) => body) }
}

describe('the start of the README', () => {
  it('goes where the answer leads, and to no other origin', async () => {
    const answer = { sign_in_method: 'password', redirect_url: 'https://evil.example/' }
    const { done, sent } = await startOnPage({ startLogin: answer })
    expect(sent).toEqual([{ user_email: 'ada@acme.example', next: '/cohorts' }])
    expect(done).toEqual([['assign', '/']])
  })

  it('counts down where it is throttled', async () => {
    const { done } = await startOnPage({ startLogin: refuse('rate_limited', { retryAfterS: 30 }) })
    expect(done).toEqual([['countDown', 30]])
  })

  it("shows the server's words for a refusal", async () => {
    const refusal = refuse('account_not_found', { message: "Account doesn't exist" })
    const { done } = await startOnPage({ startLogin: refusal })
    expect(done).toEqual([['showError', "Account doesn't exist"]])
  })
})

it("the client of the README on a server sends its visitor's cookies on", async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    sent.push(new Request(input, init))
    return Response.json({ success: true, result: {} })
  })
  const request = new Request('https://edge.example/', { headers: { cookie: 'sessionid=of-ada' } })
  expect(await getAuthenticated(clientOf(request))).toEqual({ kind: 'signedIn' })
  expect(sent.map(({ url }) => url)).toEqual([
    'https://platform.example/auth_api/v1/users/authenticated/',
  ])
  expect(sent[0]?.headers.get('cookie')).toBe('sessionid=of-ada')
})

const fields = { subject: ['This field cannot be empty'] }

it.each([
  { reply: networkFailure(), outcome: { kind: 'failed', error: { kind: 'network' } }, told: [] },
  { reply: noAnswer(), outcome: { kind: 'failed', error: { kind: 'timeout' } }, told: [] },
  { reply: htmlPage(), outcome: { kind: 'failed', error: { kind: 'html' } }, told: [] },
  { reply: refuse('not_authenticated'), outcome: { kind: 'notSignedIn' }, told: ['unauthorized'] },
  { reply: refuse('user_changed'), outcome: { kind: 'failed' }, told: ['user changed'] },
  {
    reply: refuse('validation_failed', { fields }),
    outcome: { kind: 'invalid', error: { fields } },
    told: [],
  },
])('the README says what comes of the reply $reply', async ({ reply, outcome, told }) => {
  const { client } = createFakeClient({ createTicket: reply }, { timeoutMs: 50 })
  const events: string[] = []
  client.onUnauthorized(() => events.push('unauthorized'))
  client.onUserChanged(() => events.push('user changed'))
  const ticket = { subject: 'Help', description: 'Please', category: 'question' } as const
  expect(await createTicket(client, ticket)).toMatchObject(outcome)
  expect(events).toEqual(told)
})

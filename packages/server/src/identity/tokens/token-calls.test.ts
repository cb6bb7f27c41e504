import { allCalls, needsSession, type Call } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'
import { bearer, makeToken } from '../../testing/token-steps.ts'

let server: TestServer
let ada: TestBrowser
let token: string
beforeAll(async () => {
  server = await startTestServer({ settings: { trustedProxyHops: 1 } })
  ada = await signIn(server, demo.password, demoPassword)
  await server.import({
    resources: [
      { to: ['northfield'], resourcetype: 'AppResource', resource: { url: 'tool' } },
    ] as never,
  })
  ;({ token } = await makeToken(ada, { app: 'tool' }))
})
afterAll(() => server.close())

/** Makes a call with headers alone, as a program does. The path's parameters are made up. */
async function send({ endpoint: { method, path } }: Call, headers: Record<string, string>) {
  const response = await fetch(server.origin + path.replaceAll(/:\w+/g, 'x'), {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const text = await response.text()
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  return [response.status, code, response.headers.get('location')]
}

const browserHeaders = () => ({
  cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrftoken': ada.cookies.get('csrftoken') ?? '',
  origin: server.origin,
})

describe('promise 145: to every call of the platform a token is a visitor', () => {
  const all = Object.entries<Call>(allCalls).filter(([name]) => name !== 'checkGate')

  it.each(all)('%s', async (_, call) => {
    const byToken = await send(call, bearer(token))
    expect(byToken).toEqual(await send(call, {}))
    if (!needsSession(call.access)) return
    expect(byToken.slice(0, 2)).toEqual([401, 'not_authenticated'])
    // The cookies of a session in the same request change nothing: a request with a token never counts as one of the
    // session.
    const withBoth = await send(call, { ...browserHeaders(), ...bearer(token) })
    expect(withBoth.slice(0, 2)).toEqual([401, 'not_authenticated'])
  })

  it('while the session by itself is one', async () => {
    expect(await send(allCalls.listTokens, browserHeaders())).toEqual([200, undefined, null])
  })
})

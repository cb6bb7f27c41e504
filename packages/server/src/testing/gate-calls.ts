import { plainFetch } from './plain-fetch.ts'
import { signIn, testBrowser, type TestAnswer, type TestBrowser } from './test-browser.ts'
import { demoPassword } from './sign-in-steps.ts'

/** The headers of a browser when a person opens an address. */
export const pageHeaders = {
  accept: 'text/html,*/*',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

/** Headers that only the gate may send to an app, in spellings that a client might try. */
export const spoofed = {
  'Remote-User': 'root',
  'REMOTE-EMAIL': 'root@evil.example',
  'remote-groups': 'root',
  'Remote-NAME': 'root',
  Remote_User: 'root',
  remote_groups: 'root',
  'X-Vestibule-Dataset': 'closed',
  X_Vestibule_Assertion: 'forged',
  'x-vestibule_acting-for': 'calder',
}

/** Headers by which proxies tell an app the address of the request, with values that a client has forged. */
export const misleading = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-Uri': '/evil',
  'X-Forwarded-Method': 'EVIL',
  'X-Forwarded-User': 'evil',
  'X-Forwarded-Port': 'evil',
  X_Forwarded_Host: 'evil.example',
  Forwarded: 'host=evil.example',
  'X-Original-URL': '/evil',
  'X-Original-Host': 'evil.example',
  'X-Rewrite-URL': '/evil',
  'X-HTTP-Method-Override': 'EVIL',
  'X-Real-IP': '203.0.113.66 evil',
  Proxy: 'http://evil.example',
}

/** A test browser that does not send `sec-fetch-mode: cors`, which the global `fetch` adds and no page visit has. */
export const visitor = (origin: string, ca?: string) =>
  testBrowser({ origin, fetch: plainFetch(ca === undefined ? {} : { ca }) })

export const signedInVisitor = (origin: string, email: string, ca?: string) =>
  signIn(
    { origin, fetch: plainFetch(ca === undefined ? {} : { ca }) } as never,
    email,
    demoPassword,
  )

/** Asks the gate as a proxy does for a request to `address`. */
export function ask(
  browser: TestBrowser,
  app: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  query: string = '',
): Promise<TestAnswer> {
  const { protocol, host } = new URL(address)
  return browser.get(`/auth_api/v1/gate/${encodeURIComponent(app)}/${query}`, {
    'x-forwarded-method': 'GET',
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-forwarded-uri': address.slice(`${protocol}//${host}`.length),
    ...headers,
  })
}

/** The claims of a JWT, without verifying it. */
export function claimsOf(jwt: string | null): Record<string, unknown> {
  const text = Buffer.from(jwt?.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(text) as Record<string, unknown>
}

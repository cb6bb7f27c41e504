import type { ValueFrom } from '@vestibule/api-client/contract'
import { ask } from './gate-calls.ts'
import { plainFetch } from './plain-fetch.ts'
import { testBrowser, type TestBrowser } from './test-browser.ts'

export const tokensPath = '/auth_api/v1/users/me/tokens/'

/**
 * Makes an API token for a month. Its owner is the user who is signed in, and who must have done so a short time ago,
 * or the server refuses the call.
 */
export async function makeToken(
  browser: TestBrowser,
  wanted: { readonly app: string; readonly dataset?: string | null; readonly days?: number },
): Promise<ValueFrom<'createToken'>> {
  const answer = await browser.post(tokensPath, { name: 'Notebook', days: 30, ...wanted })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.data as ValueFrom<'createToken'>
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Asks the gate with a token and without cookies, as a proxy does for a program. */
export async function askByToken(
  { origin }: { readonly origin: string },
  token: string,
  app: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const program = await testBrowser({ origin, fetch: plainFetch() })
  program.cookies.clear()
  return ask(program, app, address, { ...bearer(token), ...headers })
}

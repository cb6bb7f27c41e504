import type { CheckedName } from '../conformance/checked-calls.ts'
import {
  inCookies,
  inEnvelope,
  keepsFirstAnswer,
  keepsOneSession,
  onlySays,
  overlooks,
  takes,
  type Mistake,
} from './wrong-backend.ts'

/** One mistake of a backend, and how the conformance checks must report it. */
export interface KnownMistake {
  readonly what: string
  /** The call whose conformance tests run, and for which the mistake must be reported. */
  readonly call: CheckedName
  /** The name of the result row that must report the mistake. */
  readonly row: string
  /** A text that the row must contain about what the backend answered. */
  readonly came: string
  /** A new mistake for each run, because some remember what has passed. */
  readonly make: () => Mistake
}

const inMaxTtl = (change: (end: number) => number) =>
  inEnvelope(({ result }) => {
    const { data } = (result ?? {}) as { data?: { max_ttl: number } }
    if (data !== undefined) data.max_ttl = change(data.max_ttl)
  })

const mistake = (
  what: string,
  call: CheckedName,
  row: string,
  came: string,
  make: () => Mistake,
): KnownMistake => ({ what, call, row, came, make })

/** Mistakes by which a client cannot read an answer as the contract says. */
const answersInAnotherForm = [
  mistake(
    'says max_ttl as the seconds left',
    'getSessionValidity',
    'on the wire: unit of max_ttl',
    'as the seconds left',
    inMaxTtl((end) => end - Math.floor(Date.now() / 1000)),
  ),
  mistake(
    'says max_ttl in milliseconds',
    'getSessionValidity',
    'on the wire: unit of max_ttl',
    'as milliseconds',
    inMaxTtl((end) => end * 1000),
  ),
  mistake('sends no Date', 'getAuthenticated', 'on the wire: Date header', 'none', () => ({
    answer: ({ headers }) => headers.delete('date'),
  })),
  mistake(
    'leaves out result',
    'getProfile',
    'on the wire: envelope',
    'an envelope with success, status_code',
    inEnvelope((envelope) => delete envelope['result']),
  ),
  mistake(
    'puts a list into result',
    'listSellers',
    'on the wire: envelope',
    'result',
    inEnvelope((envelope) => {
      envelope['result'] = envelope['results']
      delete envelope['results']
    }),
  ),
  mistake(
    'repeats another status',
    'getRoles',
    'on the wire: envelope',
    '0',
    inEnvelope((envelope) => (envelope['status_code'] = 0)),
  ),
  mistake(
    'refuses without a code',
    'getAuthenticated',
    'on the wire: envelope',
    'error_info: undefined',
    inEnvelope((envelope) => delete envelope['error_info']),
  ),
  mistake(
    'answers 403 in place of 401',
    'getProfile',
    'on the wire: envelope',
    'status_code: 401',
    () => ({
      answer(passing) {
        if (passing.status === 401) passing.status = 403
      },
    }),
  ),
  mistake(
    'does not say for whom an answer is',
    'getProfile',
    'on the wire: X-Vestibule-User header',
    'none',
    () => ({ answer: ({ headers }) => headers.delete('x-vestibule-user') }),
  ),
  mistake('sends JSON as text', 'listSellers', 'on the wire: content type', 'text/plain', () => ({
    answer: ({ headers }) => headers.set('content-type', 'text/plain'),
  })),
  mistake(
    'does not say how long a limit lasts',
    'startLogin',
    'on the wire: Retry-After header',
    'none',
    () => ({ answer: ({ headers }) => headers.delete('retry-after') }),
  ),
]

/** Mistakes that show somebody what is not theirs, or give their session to others. */
const letsInWhoMustBeRefused = [
  mistake(
    'lets scripts read the session cookie',
    'login',
    'on the wire: session cookie',
    'samesite=lax',
    inCookies((line) => (line.startsWith('sessionid') ? line.replace('; HttpOnly', '') : line)),
  ),
  mistake(
    'sends the session cookie to other sites',
    'login',
    'on the wire: session cookie',
    'samesite=none',
    inCookies((line) => line.replace('SameSite=Lax', 'SameSite=None')),
  ),
  mistake(
    'hides the CSRF token from scripts',
    'getConfig',
    'on the wire: CSRF cookie',
    'HttpOnly',
    inCookies((line) => (line.startsWith('csrftoken') ? `${line}; HttpOnly` : line)),
  ),
  mistake(
    'lets a wrong password in',
    'login',
    'with a wrong password',
    'signedIn',
    takes(401, { redirect_url: '/' }),
  ),
  mistake(
    'lets in who does not say who they are',
    'listPasskeys',
    'without a session',
    'loaded',
    takes(401, []),
  ),
  mistake(
    'takes a customer for staff',
    'listOrganizations',
    'by a customer',
    'loaded',
    takes(403, []),
  ),
  mistake(
    'asks for no CSRF token',
    'createTicket',
    'without a CSRF token',
    '400',
    overlooks((headers) => {
      const [, token] = /csrftoken=([^;]*)/.exec(headers.get('cookie') ?? '') ?? []
      if (token !== undefined) headers.set('x-csrftoken', token)
    }),
  ),
  mistake(
    'takes writes from any origin',
    'createTicket',
    'from a page of another origin',
    '400',
    overlooks((headers) => {
      headers.delete('origin')
      headers.delete('sec-fetch-site')
    }),
  ),
  mistake(
    'does not look for whom a write is meant',
    'createTicket',
    'meant for another user',
    '400',
    overlooks((headers) => headers.delete('x-vestibule-user')),
  ),
  mistake(
    'leads to other origins',
    'decideRedirect',
    'to no other origin',
    'evil.example',
    inEnvelope((envelope) => {
      const { data } = (envelope['result'] ?? {}) as { data?: { redirect_url?: string } }
      if (data?.redirect_url === '/') data.redirect_url = 'https://evil.example/'
    }),
  ),
]

/** Mistakes that only later calls show, because the backend loses or keeps what an earlier call has done. */
const losesOrKeepsWhatWasDone = [
  mistake(
    'does not end the session',
    'logout',
    'of a session',
    'signedIn',
    onlySays('POST', /\/logout\/$/),
  ),
  mistake(
    'does not end the session of another browser',
    'endSession',
    'of another browser, at its next request',
    'signedIn',
    onlySays('DELETE', /\/sessions\/[^/]+\/$/),
  ),
  mistake(
    'ends a session when another is opened',
    'login',
    'opens a session, and another one each time',
    'notSignedIn',
    keepsOneSession,
  ),
  mistake(
    'keeps what was deleted',
    'deleteDocument',
    'that is there',
    'deleted',
    onlySays('DELETE', /\/document\?/),
  ),
  mistake(
    'does not end the other sessions',
    'endOtherSessions',
    'at their next request',
    'signedIn',
    onlySays('DELETE', /\/sessions\/$/),
  ),
  mistake(
    'answers one user with what is of another',
    'getProfile',
    'of a user with terms to accept',
    'answered for another user',
    keepsFirstAnswer('/auth_api/v1/users/me/'),
  ),
]

/** Three wrong backends by the kind of their mistakes. Each makes one mistake at a time. */
export const wrongBackends: Readonly<Record<string, readonly KnownMistake[]>> = {
  'answers in another form': answersInAnotherForm,
  'lets in who must be refused': letsInWhoMustBeRefused,
  'loses or keeps what was done': losesOrKeepsWhatWasDone,
}

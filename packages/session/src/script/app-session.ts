import type { Clock } from '@vestibule/base/clock'
import type { Log } from '@vestibule/base/log'
import { clockSkew, type Question } from '../core/session-question.ts'

/** The server's answer to the question who is signed in. */
interface AppSessionAnswer {
  readonly result: {
    readonly data: {
      readonly user: { readonly id: string; readonly name: string } | null
      readonly acting_for: { readonly id: string; readonly name: string } | null
      readonly ends_at: string | null
      readonly locks_at?: string | null
    }
  }
}

/** An answer of the server, with the parts that `session.js` reads. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly header: (name: string) => string | null
}

/** Sends a request to an address of the page's own origin. Rejects if no answer comes. */
export type Ask = (address: string, how?: 'GET' | 'POST') => Promise<Answer>

export interface AppSession {
  readonly question: Question
  /**
   * Tells the server that somebody uses the page. Resolves to the new time of the lock, in milliseconds since 1970;
   * null: the session is never locked.
   */
  readonly report: () => Promise<number | null>
  /** Returns the address of the sign-in page, or of the page that unlocks a locked session, to open in a new tab. */
  readonly signInUrl: (locked: boolean) => string
  /** Returns the language that the server's last answer names; null before the first answer. */
  readonly language: () => string | null
  /**
   * Returns the names of the signed-in user and of the customer for whom the user acts; null for nobody, and until the
   * server has answered.
   */
  readonly names: () => { readonly user: string | null; readonly actingFor: string | null }
}

export interface AppSessionOptions {
  /**
   * The app's address on the platform, such as `cohort-explorer`. Null if the page is on the app's own origin, where
   * the platform answers below `/.vestibule/`.
   */
  readonly app: string | null
  readonly ask: Ask
  readonly clock: Clock
  readonly log: Log
  /**
   * Called if the server answers the question who is signed in with 403 or 404: no platform answers at that address, or
   * it does not know the app. The script then stops.
   */
  readonly onNone: () => void
}

/**
 * Path of the page to which a sign-in tab goes at the end. It is a page of the platform, so that the tab does not open
 * the app a second time.
 */
export const signedInPath = '/.vestibule/signed-in'

/** Reads the session for a page of an app that uses `session.js`. */
export function createAppSession({ app, ask, clock, log, onNone }: AppSessionOptions): AppSession {
  const address =
    app === null
      ? '/.vestibule/session/'
      : `/auth_api/v1/gate/${encodeURIComponent(app.replace(/^\/+|\/+$/g, ''))}/session/`
  let language: string | null = null
  let names = { user: null as string | null, actingFor: null as string | null }

  const question: Question = async ({ turn }) => {
    try {
      const askedAt = clock.now()
      const { status, body, header } = await ask(address)
      const answeredAt = clock.now()
      if (status === 403 || status === 404) onNone()
      if (status === 401) return { type: 'sessionLocked', turn }
      const { user, acting_for, ends_at, locks_at } = (body as AppSessionAnswer).result.data
      language = header('Content-Language')
      names = { user: user && user.name, actingFor: acting_for && acting_for.name }
      if (user === null) return { type: 'sessionMissing', turn }
      const endsAtMs = timeOf(ends_at)
      if (endsAtMs === null) throw new Error('ends_at')
      return {
        type: 'sessionRead',
        turn,
        endsAtMs,
        skewMs: clockSkew(timeOf(header('Date')), askedAt, answeredAt),
        userId: user.id,
        locksAtMs: timeOf(locks_at),
        actingFor: acting_for,
      }
    } catch (error) {
      log('Failed to ask how the session stands', error)
      return { type: 'sessionUnreadable', turn, userId: null, problem: null }
    }
  }

  return {
    question,
    report: async () => {
      const { body } = await ask(
        app === null ? '/.vestibule/activity/' : '/auth_api/v1/users/me/activity/',
        'POST',
      )
      return timeOf((body as AppSessionAnswer).result.data.locks_at)
    },
    // On an app's own origin, `again=1` makes the platform ask for a new sign-in. Without it, the platform unlocks the
    // session.
    signInUrl: (locked) =>
      app === null
        ? `/.vestibule/enter?${locked ? '' : 'again=1&'}to=${signedInPath}`
        : `/auth/${locked ? 'unlock' : 'signin/'}?next=${signedInPath}`,
    language: () => language,
    names: () => names,
  }
}

const timeOf = (moment: string | null | undefined) => Date.parse(moment ?? '') || null

/**
 * Sends a request by XMLHttpRequest rather than by `fetch`: scripts of an app's page replace `XMLHttpRequest` less
 * often than `fetch`, and with `responseType = 'json'` the browser parses the answer, not a function that the page may
 * replace.
 */
export const askServer: Ask = (address, how = 'GET') =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(how, address)
    const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? []
    request.setRequestHeader('X-CSRFToken', token)
    request.responseType = 'json'
    request.timeout = 30_000
    // If no answer came, the status is 0.
    request.addEventListener('loadend', () =>
      request.status === 0
        ? reject(new Error('network'))
        : resolve({
            status: request.status,
            body: request.response as unknown,
            header: (name) => request.getResponseHeader(name),
          }),
    )
    request.send()
  })

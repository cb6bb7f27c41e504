import type { Clock } from '@vestibule/base/clock'
import type { Log } from '@vestibule/base/log'
import { clockSkew, type Question } from '../core/session-question.ts'

/** What the server answers about the session. */
interface AppSessionAnswer {
  readonly result: {
    readonly data: {
      readonly user: { readonly id: string; readonly name: string } | null
      readonly acting_for: { readonly id: string; readonly name: string } | null
      readonly ends_at: string | null
    }
  }
}

/** An answer of the server, as far as the script reads it. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly header: (name: string) => string | null
}

/** Asks the server at an address of the page's own origin. Rejects where there is no answer. */
export type Ask = (address: string) => Promise<Answer>

export interface AppSession {
  readonly question: Question
  /** Address of the sign-in, for a tab of its own. */
  readonly signInUrl: string
  /** The language of the last answer; null before the first. */
  readonly language: () => string | null
  /** Who is signed in now, and the customer they act for, by name. */
  readonly names: () => { readonly user: string | null; readonly actingFor: string | null }
}

export interface AppSessionOptions {
  /** The app's name on the platform; null on an origin of its own, where the platform answers below `/.vestibule/`. */
  readonly app: string | null
  readonly ask: Ask
  readonly clock: Clock
  readonly log: Log
  /** No platform answers at this address, and none will. */
  readonly onNone: () => void
}

/** Where a tab that was opened to sign in ends: a page of the platform, so that the app is not opened a second time. */
export const signedInPath = '/.vestibule/signed-in'

/** The session of a page of an app. */
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
      const { user, acting_for, ends_at } = (body as AppSessionAnswer).result.data
      language = header('Content-Language')
      names = { user: user && user.name, actingFor: acting_for && acting_for.name }
      if (user === null) return { type: 'sessionMissing', turn }
      const endsAtMs = Date.parse(ends_at ?? '')
      if (!(endsAtMs > 0)) throw new Error('ends_at')
      return {
        type: 'sessionRead',
        turn,
        endsAtMs,
        skewMs: clockSkew(Date.parse(header('Date') ?? '') || null, askedAt, answeredAt),
        userId: user.id,
        actingFor: acting_for,
      }
    } catch (error) {
      log('Failed to ask how the session stands', error)
      return { type: 'sessionUnreadable', turn, userId: null, problem: null }
    }
  }

  return {
    question,
    signInUrl:
      app === null
        ? `/.vestibule/enter?again=1&to=${signedInPath}`
        : `/auth/signin/?next=${signedInPath}`,
    language: () => language,
    names: () => names,
  }
}

/** Asks by XMLHttpRequest, which pages replace less often than `fetch`, and which parses with the browser's own JSON. */
export const askServer: Ask = (address) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'json'
    request.timeout = 30_000
    const refuse = () => reject(new Error('network'))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.response as unknown,
        header: (name) => request.getResponseHeader(name),
      }),
    )
    request.addEventListener('error', refuse)
    request.addEventListener('timeout', refuse)
    request.send()
  })

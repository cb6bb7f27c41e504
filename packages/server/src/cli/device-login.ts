import { calls, deviceGrantType } from '@vestibule/api-client/contract'
import * as v from 'valibot'

/** Thrown if `vestibule login` gets no token. The message tells the person at the terminal why. */
export class LoginRefusal extends Error {
  override readonly name = 'LoginRefusal'
}

interface World {
  readonly fetch: typeof globalThis.fetch
  readonly sleep: (ms: number) => Promise<unknown>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

interface Wanted {
  readonly origin: string
  readonly app: string
  readonly dataset: string | undefined
  readonly days: number
  readonly name: string
}

/** The address to open in a browser, and the code to enter there. */
export interface Asked {
  readonly code: string
  readonly address: string
}

const begun = calls.requestToken.endpoint.answer
const granted = calls.pollToken.endpoint.answer
const refused = v.object({ error: v.string() })
const explained = v.object({ error_info: v.object({ message: v.string() }) })

/** Seconds added to the polling interval when the platform answers `slow_down` (RFC 8628). */
const slowerByS = 5
/** Milliseconds that the platform has for the answer to one request. */
const answerTimeoutMs = 30_000

/**
 * Requests a token, passes the code and the address to approve it at to `tell`, and polls until a person has approved
 * or denied the request or the code has expired. Rejects with LoginRefusal if no token is given.
 */
export async function askForToken(
  world: World,
  { origin, app, dataset, days, name }: Wanted,
  tell: (asked: Asked) => void,
): Promise<{ readonly token: string; readonly expiresInS: number }> {
  const wanted = { app, days: String(days), name, ...(dataset !== undefined && { dataset }) }
  const first = await post(world, origin + calls.requestToken.endpoint.path, wanted)
  const request = v.safeParse(begun, first)
  if (!request.success) throw new LoginRefusal(wordsOf(first, origin))
  const { device_code: deviceCode, user_code: code, expires_in: expiresIn } = request.output
  tell({ code, address: request.output.verification_uri })
  const endMs = world.now() + expiresIn * 1000
  let intervalS = request.output.interval
  while (world.now() < endMs) {
    await world.sleep(intervalS * 1000)
    const form = { grant_type: deviceGrantType, device_code: deviceCode }
    const answer = await post(world, origin + calls.pollToken.endpoint.path, form).catch(
      (error: unknown) => {
        // The server may be restarting. Go on polling, because the code stays valid.
        if (error instanceof LoginRefusal) return null
        throw error
      },
    )
    const { success, output } = v.safeParse(granted, answer)
    if (success) return { token: output.access_token, expiresInS: output.expires_in }
    const why = v.safeParse(refused, answer)
    if (!why.success || why.output.error === 'authorization_pending') continue
    if (why.output.error === 'slow_down') intervalS += slowerByS
    else throw new LoginRefusal(sentences[why.output.error] ?? `Refused: ${why.output.error}.`)
  }
  throw new LoginRefusal(expired)
}

const expired = 'The code has expired: nobody approved it. Begin again.'
const sentences: Partial<Record<string, string>> = {
  access_denied: 'Denied.',
  expired_token: expired,
  invalid_grant: expired,
}

const wordsOf = (answer: unknown, origin: string) =>
  v.is(explained, answer)
    ? answer.error_info.message
    : `${origin} is not a platform that gives tokens.`

async function post({ fetch }: World, address: string, form: Record<string, string>) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      // Do not follow redirects: the device code, by which the token can be fetched, would go to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    return (await answer.json()) as unknown
  } catch {
    throw new LoginRefusal(`${new URL(address).origin} does not answer.`)
  }
}

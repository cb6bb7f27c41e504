import * as v from 'valibot'
import type { Clock } from '../platform/clock.ts'
import { createKeys } from '../platform/keys.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { failed, ok, reasonOf, warning, type Outcome } from '../platform/check-outcome.ts'
import { claimedAddress, probeAnswer, probeHeader, signProbe } from './forwarding-probe.ts'

const timeoutMs = 5000

/** Checks whether the platform answers at PUBLIC_ORIGIN, which browsers use. */
export async function checkOrigin({ publicOrigin }: Settings): Promise<Outcome> {
  try {
    const { status } = (await askHealth(publicOrigin)) as { status?: unknown }
    if (status === 'ok') return ok(`${publicOrigin} answers`)
  } catch (error) {
    return warning(`${publicOrigin} does not answer: ${reasonOf(error)}. Is the server running?`)
  }
  return warning(`${publicOrigin} is answered by something else`)
}

/**
 * Checks whether TRUSTED_PROXY_HOPS, in these settings and at the running server, is the number of proxies in front
 * that append to X-Forwarded-For. If no running server tells that number, guesses by the settings alone.
 */
export async function checkProxy(
  settings: Settings,
  secretKey: string | null,
  clock: Clock,
): Promise<Outcome> {
  const found = secretKey === null ? null : await probe(settings, secretKey, clock)
  if (found === null || found === 'another key') return guessProxy(settings)
  const { appended, trustedProxyHops: trusted } = found
  const { trustedProxyHops: wanted, publicOrigin } = settings
  if (appended === wanted && appended === trusted) {
    return ok(trusted === 0 ? 'none' : `${trusted} in front, as TRUSTED_PROXY_HOPS says`)
  }
  // Tell which setting is wrong: that of the running server, or the one here, which takes effect at the next start.
  const [number, where, cure] =
    appended === wanted
      ? [trusted, ' at the running server', 'Restart it']
      : [wanted, '', `Set TRUSTED_PROXY_HOPS=${appended}`]
  const seen = `${appended} of the proxies in front of ${publicOrigin} append to X-Forwarded-For, and TRUSTED_PROXY_HOPS is ${number}${where}`
  return appended > number
    ? warning(`${seen}: clients count by the address of a proxy, all as one. ${cure}`)
    : failed(`${seen}: clients can claim any address. ${cure}, or have the proxy append to it`)
}

/**
 * Checks whether the server that answers at PUBLIC_ORIGIN knows the SECRET_KEY of these settings, as its current or its
 * previous key. If there is no key yet or no server answers, the outcome is `ok`.
 */
export async function checkRunningServer(
  settings: Settings,
  secretKey: string | null,
  clock: Clock,
): Promise<Outcome> {
  const found = secretKey === null ? null : await probe(settings, secretKey, clock)
  if (found === null) return ok('none was seen')
  return found === 'another key'
    ? warning(
        `the one at ${settings.publicOrigin} does not know this SECRET_KEY: give all servers the same one and restart them, or set its clock right`,
      )
    : ok('has the same SECRET_KEY')
}

/**
 * Asks the server at PUBLIC_ORIGIN how many proxies have appended an address to this request's X-Forwarded-For, and
 * what its own TRUSTED_PROXY_HOPS is. `another key`: the server cannot verify the request, because it has another
 * SECRET_KEY or its clock is wrong. Null: no server of this platform answers.
 */
async function probe({ publicOrigin }: Settings, secretKey: string, clock: Clock) {
  const headers = {
    'x-forwarded-for': claimedAddress,
    [probeHeader]: signProbe(createKeys(secretKey), clock.now()),
  }
  const answer = await askHealth(publicOrigin, headers).catch(() => null)
  const { success, output } = v.safeParse(probeAnswer, answer)
  if (success) return output
  return v.is(v.object({ status: v.literal('ok') }), answer) ? ('another key' as const) : null
}

/**
 * The outcome if no running server tells the number of proxies in front. Warns if TRUSTED_PROXY_HOPS is 0 although
 * there must be a proxy, because browsers use https and the server has no TLS.
 */
function guessProxy({ publicOrigin, trustedProxyHops, tls }: Settings): Outcome {
  const unseen = 'no running server said how many arrive'
  if (trustedProxyHops > 0) return ok(`${trustedProxyHops} in front is trusted; ${unseen}`)
  return publicOrigin.startsWith('https://') && tls === null
    ? warning(
        'PUBLIC_ORIGIN is https, so a proxy stands in front, and TRUSTED_PROXY_HOPS is 0: all clients count as one. Set TRUSTED_PROXY_HOPS=1',
      )
    : ok('none')
}

async function askHealth(publicOrigin: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${publicOrigin}/healthz`, { signal, headers })
  return response.json()
}

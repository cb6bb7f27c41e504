import type { gateHeaders } from '@vestibule/api-client/contract'
import type { Guest, Knock } from './find-guest.ts'
import type { Assertions } from './gate-assertion.ts'

export type GateHeaders = Readonly<Record<(typeof gateHeaders)[number], string>>

/** How long the same headers are handed out, in milliseconds: the assertion in them is good for twice as long. */
const keptMs = 60_000
/** Beyond so many the oldest are made again when they are asked for. */
const mostKept = 10_000

interface Kept {
  /** Who they are about: with anything else of it they are made again. */
  readonly about: string
  readonly headers: GateHeaders
  readonly untilMs: number
}

/** Makes the headers that tell an app who asks, and keeps them for a minute by session, app and dataset. */
export function createGateHeaders(assertions: Assertions, issuer: string) {
  const kept = new Map<string, Kept>()
  return (guest: Guest, knock: Pick<Knock, 'app' | 'dataset'>, now: Date): GateHeaders => {
    const name = `${guest.sessionHash.toString('base64')} ${knock.app} ${knock.dataset}`
    const { userId, email, firstName, lastName, organizationId, actingForId, roles } = guest
    const about = [
      userId,
      email,
      firstName,
      lastName,
      organizationId,
      actingForId,
      ...(roles ?? []),
    ].join('\n')
    const known = kept.get(name)
    if (known?.about === about && now.getTime() < known.untilMs) return known.headers
    const headers = headersOf(guest, knock, { assertions, issuer, now })
    kept.delete(name)
    kept.set(name, { about, headers, untilMs: now.getTime() + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return headers
  }
}

interface Signing {
  readonly assertions: Assertions
  readonly issuer: string
  readonly now: Date
}

function headersOf(
  guest: Guest,
  { app, dataset }: Pick<Knock, 'app' | 'dataset'>,
  { assertions, issuer, now }: Signing,
): GateHeaders {
  const { userId, email, actingForId } = guest
  const name = `${guest.firstName} ${guest.lastName}`.toWellFormed()
  // Whoever acts for a customer has none of their own roles, as everywhere.
  const roles = actingForId === null ? (guest.roles ?? []) : []
  const groups = [`organization:${guest.organizationId}`, ...roles]
  const claims = {
    iss: issuer,
    sub: userId,
    aud: app,
    email,
    name,
    groups,
    dataset: dataset === '' ? null : dataset,
    acting_for: actingForId,
  }
  return {
    'Remote-User': userId,
    'Remote-Email': inHeader(email),
    'Remote-Name': encodeURIComponent(name),
    'Remote-Groups': groups.join(','),
    'X-Vestibule-Dataset': encodeURIComponent(dataset),
    'X-Vestibule-Acting-For': actingForId ?? '',
    'X-Vestibule-Assertion': assertions.sign(claims, now),
  }
}

/** Headers hold Latin-1 alone. Few addresses have more than ASCII in them. */
function inHeader(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

import type { gateHeaders } from '@vestibule/api-client/contract'
import type { Guest, Knock } from './find-guest.ts'
import type { Assertions } from './gate-assertion.ts'

export type GateHeaders = Readonly<Record<(typeof gateHeaders)[number], string>>

/**
 * Milliseconds for which the headers that tell an app who its user is are cached. Less than `assertionTtlS`, so that
 * the signed assertion among them is still valid when the app gets it.
 */
const keptMs = 60_000
/** Maximum number of combinations of session, app and dataset whose headers are cached. One more drops the oldest. */
const mostKept = 10_000

interface Kept {
  /**
   * The user's data in the cached headers. If any of it differs from what the database now has, the headers are made
   * anew.
   */
  readonly about: string
  readonly headers: GateHeaders
  readonly untilMs: number
}

/**
 * Creates the function that makes the headers which tell an app who its user is. It caches them for a minute per
 * session (or token), app and dataset.
 */
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
  // While a user acts for a customer, the app is told none of the user's own roles.
  const roles = actingForId === null ? (guest.roles ?? []) : []
  const groups = [
    `organization:${inGroup(guest.organizationId)}`,
    ...roles.filter((role) => !role.startsWith('organization:')).map(inGroup),
  ]
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
    'Remote-User': inHeader(userId),
    'Remote-Email': inHeader(email),
    'Remote-Name': encodeURIComponent(name),
    'Remote-Groups': groups.join(','),
    'X-Vestibule-Dataset': encodeURIComponent(dataset.toWellFormed()),
    'X-Vestibule-Acting-For': inHeader(actingForId ?? ''),
    'X-Vestibule-Assertion': assertions.sign(claims, now),
  }
}

/**
 * Percent-encodes commas and other special characters in the name of a role or the id of an organisation, so that apps
 * read it as one group. Roles stored by versions that did not check the characters may contain them.
 */
function inGroup(text: string): string {
  return text.toWellFormed().replace(/[^\w.:-]+/g, encodeURIComponent)
}

/**
 * Percent-encodes all characters outside visible ASCII, most of which a header cannot carry. Few ids and email
 * addresses contain any.
 */
function inHeader(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

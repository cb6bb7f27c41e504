import {
  type AdminPermission,
  type Call,
  type ValueFrom,
  adminPermissions,
} from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { after } from '../../platform/clock.ts'
import { dayOf } from '../../platform/days.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { secondFactorsOf } from '../second-factor/second-factors.ts'
import { isFreshlyProven } from '../sessions/fresh-proof.ts'
import type { Session } from '../sessions/session.ts'
import { administratorOf, type Administrator } from './administrator.ts'

type World = Pick<App, 'db' | 'clock' | 'settings'>

/** Factor of sessions in which the organisation's identity provider reported two factors. */
const byOrganization = 'organization_mfa'

/** Factors of a session that count as a second factor. */
const strongFactors: ReadonlySet<string> = new Set([
  'authenticator',
  'recovery_code',
  'passkey',
  'passkey_uv',
  byOrganization,
])

/**
 * Returns the administrator who makes a call. Throws ApiError `forbidden` if none of the user's roles allows the call,
 * or the user acts for a customer. Calls other than GET also need a second factor and a recent proof: throws
 * `second_factor_required` or `step_required`.
 */
export async function requireAdministrator(
  app: World,
  { endpoint, permission }: Call,
  session: Session | null,
): Promise<Administrator> {
  if (session === null) throw new ApiError('not_authenticated')
  if (session.actingFor !== null) {
    throw because('forbidden', 'acting_for_customer')
  }
  const administrator = await administratorOf(app.db, session)
  if (administrator === null) throw new ApiError('forbidden')
  if (permission !== undefined && administrator.reach(permission) === null) {
    throw new ApiError('forbidden')
  }
  if (endpoint.method !== 'GET') await requireProof(app, session)
  return administrator
}

/**
 * Throws ApiError `second_factor_required` if the account has no second factor and the organisation's identity provider
 * has not reported two factors at this sign-in, and `step_required` if the user must show a factor again before the
 * call is allowed.
 */
export async function requireProof(app: World, session: Session) {
  const proofs = await secondFactorsOf(app, session.user.id)
  if (proofs.length === 0 && !session.factors.includes(byOrganization)) {
    throw because('second_factor_required', 'set_up_second_factor')
  }
  if (needsProof(app, session)) {
    throw new ApiError('step_required', 'Confirm that it is you', { info: { proofs } })
  }
}

/**
 * Whether the user must show a factor again before the next change in the administration or as data steward: none of
 * the session's factors is a second factor, or the last proof is too old.
 */
function needsProof({ clock }: World, session: Session): boolean {
  const hasShownStrong = session.factors.some((factor) => strongFactors.has(factor))
  return !hasShownStrong || !isFreshlyProven(clock, session)
}

/**
 * Facts for the pages of the administration, such as the administrator's permissions and whether the next change needs
 * a new proof, so that they can hide what the server would refuse.
 */
export async function factsOf(
  app: World,
  session: Session,
  administrator: Administrator,
): Promise<ValueFrom<'getAdministrator'>> {
  const all = Object.keys(adminPermissions) as AdminPermission[]
  const allowed = all.filter((one) => administrator.reach(one) !== null)
  const isReader = !allowed.some((one) => !/\.(read|export)$/.test(one))
  const reach = administrator.reach('users.read')
  const { hasStrong, ...proof } = await proofFacts(app, session)
  return {
    roles: [...administrator.roles],
    permissions: allowed,
    only_organization: reach === null || reach.all ? null : reach.only,
    read_only: isReader ? 'role' : hasStrong ? null : 'second_factor',
    notify_email: app.settings.notifyEmail,
    proposed_last_day: proposedLastDay(app),
    ...proof,
  }
}

/**
 * Whether the user has a second factor, or their organisation's identity provider has reported two factors
 * (`hasStrong`); whether they must show a factor before the next change as administrator or data steward
 * (`needs_proof`); and which second factors they can show (`proofs`).
 */
export async function proofFacts(app: World, session: Session) {
  const proofs = await secondFactorsOf(app, session.user.id)
  return {
    hasStrong: proofs.length > 0 || session.factors.includes(byOrganization),
    needs_proof: needsProof(app, session),
    proofs,
  }
}

/** The last day that the administration proposes for a new grant to a person. Null: it proposes none. */
export function proposedLastDay({
  clock,
  settings: { grantDays, timeZone },
}: World): string | null {
  return grantDays === null ? null : dayOf(after(clock.now(), grantDays * 86_400), timeZone)
}

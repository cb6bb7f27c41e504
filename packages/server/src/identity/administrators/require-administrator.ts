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

/** Session factor: the organisation's identity provider asked for two factors. */
const byOrganization = 'organization_mfa'

/** Session factors that prove a second factor. */
const strongFactors: ReadonlySet<string> = new Set([
  'authenticator',
  'recovery_code',
  'passkey',
  'passkey_uv',
  byOrganization,
])

/**
 * Returns the administrator of a call. Throws ApiError `forbidden` if no role allows the call, and for changes
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
 * Throws ApiError `second_factor_required` if the account has no second factor, and `step_required` if one must be shown
 * before a change.
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

/** Whether a factor must be shown again before the next change. */
function needsProof({ clock }: World, session: Session): boolean {
  const hasShownStrong = session.factors.some((factor) => strongFactors.has(factor))
  return !hasShownStrong || !isFreshlyProven(clock, session)
}

/** The administrator's permissions, so that pages can hide what is not allowed. */
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

/** Whether the account has a second factor, and how a fresh proof is given before the next change, if it is needed. */
export async function proofFacts(app: World, session: Session) {
  const proofs = await secondFactorsOf(app, session.user.id)
  return {
    hasStrong: proofs.length > 0 || session.factors.includes(byOrganization),
    needs_proof: needsProof(app, session),
    proofs,
  }
}

/** The last day proposed for a person's access. Null: no proposal. */
export function proposedLastDay({
  clock,
  settings: { grantDays, timeZone },
}: World): string | null {
  return grantDays === null ? null : dayOf(after(clock.now(), grantDays * 86_400), timeZone)
}

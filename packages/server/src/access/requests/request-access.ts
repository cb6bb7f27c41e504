import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { checkedTerm } from '../resources/grant-term.ts'
import { askerOf, mayOpen } from '../resources/may-open.ts'
import { datasetKeys } from '../resources/resource-keys.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { isFindable } from './catalogue.ts'
import { storeRequest, type RequestWorld } from './store-request.ts'

interface Asked {
  readonly resource: string
  readonly purpose: string
  readonly project?: string | null | undefined
  readonly until?: string | null | undefined
  readonly colleagues: readonly string[]
}

/**
 * Requests access to a dataset. Throws ApiError `not_found` if the person may not find the dataset, `rate_limited`,
 * `validation_failed` for a wrong end or unknown colleagues, and `conflict` if they act for a customer, can open the
 * dataset already, or have an open request for it.
 */
export async function requestAccess(
  app: RequestWorld & Pick<App, 'limits'>,
  call: Caller,
  session: Session,
  { purpose, project, until, colleagues, resource }: Asked,
): Promise<{ id: string; number: number }> {
  const { user } = session
  if (session.actingFor !== null) throw because('conflict', 'acting_for_customer')
  const now = app.clock.now()
  const { timeZone, grantMaxDays } = app.settings
  // Check the end only if the request names one. Otherwise the data stewards choose it when they approve.
  const { endsAt } =
    until === undefined || until === null
      ? { endsAt: null }
      : checkedTerm({ until }, { now, timeZone, maxDays: grantMaxDays })
  await app.limits.count([{ limit: limits.accessRequests, of: user.id }])
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const found = await findAskable(tx, session, resource, now)
    if (found.isOpen) throw because('conflict', 'has_it')
    const colleagueIds = await colleaguesOf(tx, session, colleagues)
    return storeRequest(app, tx, mails, call, session, {
      kind: 'access',
      resource: found,
      reason: purpose,
      project: project === '' ? null : (project ?? null),
      wantedUntil: endsAt,
      colleagueIds,
    })
  })
}

async function findAskable(tx: Database, session: Session, named: string, now: Date) {
  const asker = askerOf(session, now)
  const isOpen = mayOpen(resources.id, asker)
  const rows = await tx
    .select({ id: resources.id, resource: resources.resource, isOpen })
    .from(resources)
    .where(
      and(inArray(resources.id, [named, ...datasetKeys(named)]), or(isFindable(asker), isOpen)),
    )
  const found = rows.find((row) => row.isOpen) ?? rows[0]
  if (found === undefined || found.id.startsWith('AppResource:')) throw new ApiError('not_found')
  return { ...found, name: resourceName(found.resource) }
}

/**
 * Looks up by mail address the ids of the colleagues for whom the author also requests access. Each wrong address
 * causes the same error, so that the error does not reveal who has an account.
 */
async function colleaguesOf(
  tx: Database,
  { user, organization }: Session,
  addresses: readonly string[],
) {
  const keys = new Set(addresses.map(emailKeyOf))
  if (keys.size === 0) return []
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.emailKey, [...keys]),
        eq(users.organizationId, organization.id),
        isNull(users.disabledAt),
      ),
    )
  const ids = rows.map(({ id }) => id)
  if (ids.length < keys.size || ids.includes(user.id)) {
    throw fieldError(
      'colleagues',
      'Name colleagues of your organisation by the address with which they sign in, and not yourself',
      'unknown',
    )
  }
  return ids
}

import { and, eq, inArray, or } from 'drizzle-orm'
import type { Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import {
  existingGrant,
  insertGrant,
  recordGrant,
  setGrantEnd,
  type GrantKey,
} from '../grants/grants.ts'
import { checkedTerm, type GrantTerm } from '../resources/grant-term.ts'
import { renewedMail } from '../renewals/renewal-mails.ts'
import { datasetKeys } from '../resources/resource-keys.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { accessEndedMail, accessGivenMail } from './request-mails.ts'
import type { RequestWorld } from './store-request.ts'
import { decidesOn, nobody, partnerOf } from './who-decides.ts'

interface Asked {
  readonly user: string
  readonly until?: string | null | undefined
  readonly reason: string
}

interface Change {
  readonly event: 'access_given' | 'access_renewed' | 'access_ended'
  readonly before?: GrantTerm
  readonly after: GrantTerm
  readonly mail: Mail
}

/**
 * Changes a person's access to a dataset without a request: `give` opens the dataset, `extend` sets another end, and
 * `end` ends the access now. Throws ApiError `not_found` if the data steward does not decide on the dataset, or for
 * `extend` and `end` if the person has no grant to change (for `end`: none that has not ended), `validation_failed` for
 * an unknown person or a wrong `until`, and `conflict` if it is the data steward's own access or, for `give`, if the
 * person has access already.
 */
export async function changeDataAccess(
  app: RequestWorld,
  call: Caller,
  steward: Steward,
  datasetId: string,
  { action, ...asked }: Asked & { readonly action: 'give' | 'extend' | 'end' },
) {
  const { clock, settings } = app
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const now = clock.now()
    const dataset = await findDecided(tx, steward, datasetId)
    const person = await findPerson(tx, asked.user)
    if (person.id === steward.userId) throw because('conflict', 'own_account')
    const { id: resourceId, name } = dataset
    const subject = { kind: 'user', id: person.id, organizationId: person.organizationId } as const
    const key: GrantKey = { resourceId, subject }
    const { until, reason } = asked
    const { timeZone, grantMaxDays: maxDays } = settings
    const endOf = () => checkedTerm({ until }, { now, timeZone, maxDays }).endsAt
    const change = await changed()
    await recordGrant(app, tx, call, {
      ...key,
      ...change,
      by: steward.userId ?? 'operator',
      reason,
    })
    await mails.promise(tx, change.mail, { kind: 'access_decided', userId: person.id })

    async function changed(): Promise<Change> {
      if (action === 'give') {
        const after = { startsAt: null, endsAt: endOf() }
        const given = { ...key, term: after, reason, requestId: null, now }
        if (!(await insertGrant(tx, { ...given, givenById: steward.userId }))) {
          throw because('conflict', 'has_it')
        }
        const mail = accessGivenMail(settings, person, { name, endsAt: after.endsAt, text: null })
        return { event: 'access_given', after, mail }
      }
      const before = await existingGrant(tx, key)
      const isOver = before.endsAt !== null && before.endsAt <= now
      if (action === 'end' && isOver) throw new ApiError('not_found')
      const endsAt = action === 'end' ? now : endOf()
      await setGrantEnd(tx, key, { endsAt, requestId: null, now })
      const after = { startsAt: before.startsAt, endsAt }
      return action === 'end'
        ? {
            event: 'access_ended',
            before,
            after,
            mail: accessEndedMail(settings, person, { name, reason }),
          }
        : {
            event: 'access_renewed',
            before,
            after,
            mail: renewedMail(settings, { ...person, name }, endsAt),
          }
    }
  })
}

/**
 * Finds a dataset by its name or its id in `resources`. Throws ApiError `not_found` if the data steward does not decide
 * on the dataset.
 */
export async function findDecided(db: Database, steward: Steward, named: string) {
  const [found] = await db
    .select({ id: resources.id, resource: resources.resource, partner: partnerOf })
    .from(resources)
    .where(
      and(
        inArray(resources.id, [named, ...datasetKeys(named)]),
        decidesOn(steward, { partner: partnerOf, but: nobody, needed: 1 }),
      ),
    )
    .limit(1)
  if (found === undefined || found.id.startsWith('AppResource:')) throw new ApiError('not_found')
  return { ...found, name: resourceName(found.resource) }
}

async function findPerson(tx: Database, named: string) {
  const { id, email, language, organizationId } = users
  const [person] = await tx
    .select({ id, email, language, organizationId })
    .from(users)
    .where(or(eq(id, named), eq(users.emailKey, emailKeyOf(named))))
  if (person === undefined) throw fieldError('user', 'Nobody signs in with this address', 'unknown')
  return person
}

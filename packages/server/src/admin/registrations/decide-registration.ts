import type { SignInMethod } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { refusalMail } from '../../identity/registration/registration-mail.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { createUser } from '../users/invite.ts'
import { promiseInvitation } from '../users/mails.ts'
import { organizationOf } from '../users/profile.ts'
import { addRole } from '../users/roles.ts'
import { isWaiting } from './registrations.ts'

interface Approval {
  readonly organization: string
  readonly sign_in_method?: SignInMethod | undefined
  readonly roles: readonly {
    readonly role: string
    readonly app_name?: string | undefined
    readonly data_partner?: string | undefined
  }[]
}

/**
 * Approves a person's request for an account: creates the account with its roles, and mails the person where to sign
 * in. Resolves to the id of the account. Throws ApiError `not_found` if the request does not exist or its address is
 * not verified, `validation_failed` if the account or a role cannot be given, and `conflict` if somebody has decided on
 * the request already.
 */
export function approveRegistration(
  app: AdminWorld,
  call: AdminCaller,
  id: string,
  approval: Approval,
): Promise<string> {
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const request = await holdRequest(tx, id)
    const organization = await organizationOf(tx, approval.organization)
    const user = await createUser(app, tx, call, {
      email: request.email,
      first_name: request.firstName,
      last_name: request.lastName,
      organization: organization.id,
      sign_in_method: approval.sign_in_method ?? request.signInMethod,
    })
    const now = app.clock.now()
    const by = { givenById: call.administrator.userId, givenAt: now }
    for (const { role, app_name: appName = '', data_partner: dataPartnerId = '' } of approval.roles)
      await addRole(tx, { user, organization }, { role, appName, dataPartnerId }, by)
    await tx
      .update(registrationRequests)
      .set({ decision: 'approved', decidedAt: now, decidedById: call.administrator.userId })
      .where(and(eq(registrationRequests.emailKey, request.emailKey), isWaiting))
    await recordChange(app, tx, call, {
      event: 'registration_approved',
      userId: user.id,
      detail: { request: id, organization: organization.id },
      after: { organization: organization.id, roles: approval.roles },
    })
    await promiseInvitation(app, tx, mails, user, request.language ?? call.visitor.language)
    return user.id
  })
}

/**
 * Refuses a person's request for an account, and mails the administrator's note. Throws ApiError `not_found` if the
 * request does not exist or its address is not verified, and `conflict` if somebody has decided on it already.
 */
export async function refuseRegistration(
  app: AdminWorld,
  call: AdminCaller,
  id: string,
  note: string,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const request = await holdRequest(tx, id)
    await tx
      .update(registrationRequests)
      .set({
        decision: 'refused',
        decidedAt: app.clock.now(),
        decidedById: call.administrator.userId,
        note,
      })
      .where(eq(registrationRequests.id, id))
    await recordChange(app, tx, call, {
      event: 'registration_refused',
      userId: null,
      detail: { request: id },
      reason: note.slice(0, 200),
    })
    const asked = request.language ?? call.visitor.language
    const language = languageOfReader(app.settings, null, asked)
    const mail = refusalMail({ email: request.email, language }, note)
    await mails.promise(tx, mail, { kind: 'registration_refused' })
  })
}

async function holdRequest(tx: Database, id: string) {
  const [request] = await tx
    .select()
    .from(registrationRequests)
    .where(eq(registrationRequests.id, id))
    .for('update')
  if (request === undefined || request.verifiedAt === null) throw new ApiError('not_found')
  if (request.decision !== null) throw because('conflict', 'decided')
  return request
}

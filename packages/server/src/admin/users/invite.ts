import type { SignInMethod } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/random.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { insertUser } from '../../identity/users/operator-queries.ts'
import { reaches, type AdminCaller } from '../../identity/administrators/administrator.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { promiseInvitation } from './mails.ts'
import { refuseForeignAddress } from './new-address.ts'
import { organizationOf } from './profile.ts'

export interface Invited {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly organization: string
  readonly sign_in_method?: SignInMethod | undefined
}

/**
 * Creates an account without password or rights, and mails the person where to sign in unless `sendsMail` is false.
 * Resolves to its id.
 */
export function inviteUser(
  app: AdminWorld,
  call: AdminCaller,
  invited: Invited,
  { sendsMail = true }: { readonly sendsMail?: boolean } = {},
): Promise<string> {
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const user = await createUser(app, tx, call, invited)
    if (sendsMail) await promiseInvitation(app, tx, mails, user, call.visitor.language)
    return user.id
  })
}

/**
 * Creates an account. Throws ApiError `validation_failed` if the organisation does not exist or the address has an
 * account already, and `validation_failed` or `conflict` if the address belongs to another organisation.
 */
export async function createUser(
  app: AdminWorld,
  tx: Database,
  call: AdminCaller,
  invited: Invited,
) {
  const { email, organization: organizationId } = invited
  const reach = call.administrator.reach('users.invite')
  if (!reaches(reach, organizationId)) {
    throw fieldError('organization', 'There is no such organisation', 'unknown')
  }
  const organization = await organizationOf(tx, organizationId)
  await refuseForeignAddress(app, tx, { email, organizationId, reach })
  const user = {
    id: newId(),
    email,
    emailKey: emailKeyOf(email),
    firstName: invited.first_name,
    lastName: invited.last_name,
    organizationId,
    signInMethod:
      invited.sign_in_method ?? organization.signInMethod ?? ('password_and_email_otp' as const),
    canImpersonate: false,
    language: null,
    createdAt: app.clock.now(),
  }
  if (!(await insertUser(tx, user))) {
    throw fieldError('email', 'There is an account of this address already', 'taken')
  }
  const { id: userId, signInMethod: sign_in_method } = user
  const after = { email, organization: organizationId, sign_in_method }
  await recordChange(app, tx, call, { event: 'account_invited', userId, after })
  return user
}

import { parseArgs } from 'node:util'
import { emailPattern, signInMethods, typedAddress } from '@vestibule/api-client/contract'
import { desc, eq } from 'drizzle-orm'
import type { AdminWorld } from '../admin/admin-world.ts'
import { changeUser } from '../admin/users/change-user.ts'
import { inviteUser as invite, type Invited } from '../admin/users/invite.ts'
import { promiseInvitation } from '../admin/users/mails.ts'
import { queuedMails } from '../platform/db/schema/mails.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { maxNameLength } from '../import/import-fields.ts'
import { emailKeyOf } from '../platform/mail/email-address.ts'
import { findUser, organizationIds } from '../identity/users/operator-queries.ts'
import { UsageError } from './command.ts'
import { accountOf, asOperator, oneAddress, operatorCall } from './operator.ts'
import { printable } from '../platform/printable.ts'

/**
 * `vestibule user invite`: creates an account without a password, and unless `--no-mail` is given, mails the person
 * where to sign in.
 */
export function inviteUser(args: string[]): Promise<number> {
  const { invited, sendsMail } = readArguments(args)
  const { email, organization } = invited
  return asOperator(async (world) => {
    const known = await organizationIds(world.db)
    if (!known.includes(organization)) {
      throw new ApiError(
        'not_found',
        `There is no organization ${organization}. There is: ${known.join(', ')}`,
      )
    }
    if ((await findUser(world.db, emailKeyOf(email))) !== null) {
      throw new ApiError('conflict', `There is an account ${email} already`)
    }
    const id = await invite(world, operatorCall, invited, { sendsMail })
    if (!sendsMail) {
      console.log(printable(`${email} has an account. No invitation was mailed.`))
      return
    }
    await tellOfMail(world, { id }, `${email} has an account`)
  })
}

/**
 * `vestibule user invite-again`: mails once more where to sign in, to a person who has not set up how to sign in yet.
 */
export function inviteAgain(args: string[]): Promise<number> {
  const email = oneAddress(args)
  return asOperator(async (world) => {
    const account = await accountOf(world, email)
    if (account.isSetUp) {
      throw new ApiError('conflict', `${account.email} has set up how to sign in already`)
    }
    const call = { ...operatorCall, params: { userId: account.id }, body: undefined }
    const { user } = await changeUser(world, call, 'invite_again', (tx, { user }, mails) =>
      promiseInvitation(world, tx, mails, user),
    )
    await tellOfMail(world, user, `${user.email} is invited again`)
  })
}

/**
 * Prints whether the latest mail to a person, which is the invitation, was sent. Throws ApiError `mail_failed` if the
 * mail server refused the address, so that trying again would not help.
 */
async function tellOfMail({ db }: AdminWorld, user: { readonly id: string }, done: string) {
  const [mail] = await db
    .select({ state: queuedMails.state, answer: queuedMails.lastAnswer })
    .from(queuedMails)
    .where(eq(queuedMails.userId, user.id))
    .orderBy(desc(queuedMails.createdAt))
    .limit(1)
  const answer = mail?.answer ?? 'no answer yet'
  if (mail?.state === 'given_up') {
    throw new ApiError('mail_failed', `${done}, but the mail server refuses the address: ${answer}`)
  }
  console.log(
    printable(
      mail?.state === 'sent'
        ? `${done}, and an invitation by mail.`
        : `${done}. The invitation waits (${answer}): running servers try again for a day. See vestibule mails.`,
    ),
  )
}

function readArguments(args: string[]): { invited: Invited; sendsMail: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      organization: { type: 'string' },
      method: { type: 'string' },
      'no-mail': { type: 'boolean', default: false },
    },
  })
  const email = typedAddress(oneAddress(positionals))
  if (!emailPattern.test(email) || email.length > 254) {
    throw new UsageError(`${email} is not a mail address.`)
  }
  const method = signInMethods.find((one) => one === values.method)
  if (method !== values.method) {
    throw new UsageError(`--method must be one of ${signInMethods.join(', ')}.`)
  }
  const text = (name: 'first-name' | 'last-name' | 'organization') => {
    const value = values[name]?.trim() ?? ''
    if (value === '') throw new UsageError(`Give --${name}.`)
    // Allow no longer names than the import file does, so that an export with this account can be imported.
    if (value.length > maxNameLength) {
      throw new UsageError(
        `--${name} takes ${maxNameLength} characters, and this is ${value.length}.`,
      )
    }
    if (/\p{Cc}/u.test(value)) throw new UsageError(`--${name} takes no control characters.`)
    return value
  }
  const invited = {
    email,
    first_name: text('first-name'),
    last_name: text('last-name'),
    organization: text('organization'),
    sign_in_method: method,
  }
  return { invited, sendsMail: !values['no-mail'] }
}

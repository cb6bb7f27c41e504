import { parseArgs } from 'node:util'
import {
  emailPattern,
  signInMethods,
  typedAddress,
  type SignInMethod,
} from '@vestibule/api-client/contract'
import { maxNameLength } from '../import/import-fields.ts'
import { mailerOf } from '../mail/mailer-of.ts'
import { MailError } from '../mail/mailer.ts'
import { newId } from '../random.ts'
import { emailKeyOf } from '../users/email-key.ts'
import { auditOperator, insertUser, organizationIds } from '../users/operator-queries.ts'
import { exitCodes, UsageError } from './command.ts'
import { withDatabase, type CommandWorld } from './world.ts'
import { invitationMail } from '../users/invitation-mail.ts'

interface Invitation {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationId: string
  readonly signInMethod: SignInMethod
}

/** `vestibule user invite`: creates an account without a password, and mails where to sign in. */
export function inviteUser(args: string[]): Promise<number> {
  const { invitation, sendsMail } = readArguments(args)
  const { email, organizationId } = invitation
  return withDatabase(async (world) => {
    const { db, clock } = world
    const known = await organizationIds(db)
    if (!known.includes(organizationId)) {
      console.error(`There is no organization ${organizationId}. There is: ${known.join(', ')}.`)
      return exitCodes.failed
    }
    const id = newId()
    const row = { ...invitation, id, emailKey: emailKeyOf(email), createdAt: clock.now() }
    const created = await db.transaction(async (tx) => {
      if (!(await insertUser(tx, { ...row, canImpersonate: false }))) return false
      await auditOperator(tx, 'account_invited', id, clock.now())
      return true
    })
    if (!created) {
      console.error(`There is an account ${email} already.`)
      return exitCodes.failed
    }
    if (!sendsMail) {
      console.log(`${email} has an account. No invitation was mailed.`)
      return exitCodes.ok
    }
    return sendInvitation(world, invitation)
  })
}

async function sendInvitation(world: CommandWorld, { email, firstName }: Invitation) {
  const mailer = mailerOf(world)
  try {
    const { languages, publicOrigin } = world.settings
    await mailer.send(invitationMail({ email, language: languages[0] }, firstName, publicOrigin))
    console.log(`${email} has an account, and an invitation by mail.`)
    return exitCodes.ok
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    console.error(`${email} has an account, but the invitation was not mailed: ${error.message}.`)
    return exitCodes.failed
  } finally {
    mailer.close()
  }
}

function readArguments(args: string[]): { invitation: Invitation; sendsMail: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      organization: { type: 'string' },
      method: { type: 'string', default: 'password_and_email_otp' },
      'no-mail': { type: 'boolean', default: false },
    },
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Give one address.')
  const email = typedAddress(given)
  if (!emailPattern.test(email) || email.length > 254) {
    throw new UsageError(`${given} is not a mail address.`)
  }
  const signInMethod = signInMethods.find((method) => method === values.method)
  if (signInMethod === undefined) {
    throw new UsageError(`--method must be one of ${signInMethods.join(', ')}.`)
  }
  const text = (name: 'first-name' | 'last-name' | 'organization') => {
    const value = values[name]?.trim() ?? ''
    if (value === '') throw new UsageError(`Give --${name}.`)
    // Same limit as in the import, so that an export of this account can be imported.
    if (value.length > maxNameLength) {
      throw new UsageError(
        `--${name} takes ${maxNameLength} characters, and this is ${value.length}.`,
      )
    }
    if (/\p{Cc}/u.test(value)) throw new UsageError(`--${name} takes no control characters.`)
    return value
  }
  const invitation = {
    email,
    signInMethod,
    firstName: text('first-name'),
    lastName: text('last-name'),
    organizationId: text('organization'),
  }
  return { invitation, sendsMail: !values['no-mail'] }
}

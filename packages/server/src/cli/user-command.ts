import { emailKeyOf } from '../users/email-key.ts'
import { parseArgs } from 'node:util'
import { keepPlatformAdmin } from '../admin/users/roles.ts'
import type { AuditEvent } from '@vestibule/api-client/contract'
import type { Database } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { forgiveFailures } from '../limits/guesses.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { createMailQueue } from '../mail/mail-queue.ts'
import { mailerOf } from '../mail/mailer-of.ts'
import { tellOwner } from '../users/credential-mail.ts'
import {
  auditOperator,
  findUser,
  listUsers,
  removeSecondFactor,
  setDisabled,
  type StoredUser,
} from '../users/operator-queries.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { signInLink } from './sign-in-link.ts'
import { endSessions, grant, revoke, show, unlock } from './user-changes.ts'
import { inviteUser } from './invite-user.ts'
import { printable, printableLines } from './printable.ts'
import { withDatabase, type CommandWorld } from './world.ts'

type Action = (args: string[]) => Promise<number>

const actions: Readonly<Record<string, Action>> = {
  invite: inviteUser,
  disable: onAccount(
    'account_disabled',
    'is disabled; its sessions have ended',
    async (world, tx, { id }) => {
      await keepPlatformAdmin(tx, id)
      await setDisabled(tx, id, world.clock.now())
    },
  ),
  enable: onAccount('account_enabled', 'can sign in again', (_world, tx, { id }) =>
    setDisabled(tx, id, null),
  ),
  'reset-mfa': onAccount(
    'second_factor_reset',
    'sets up a new authenticator at the next sign-in; its sessions have ended',
    (world, tx, { id }) => removeSecondFactor(tx, id, world.clock.now()),
  ),
  list: listAccounts,
  show,
  grant,
  revoke,
  unlock,
  'end-sessions': endSessions,
  'sign-in-link': signInLink,
}

export const userCommand: Command = {
  summary: 'invite, show, disable and unlock users, their roles and second factors',
  help: () =>
    [
      'Usage: vestibule user invite EMAIL --first-name NAME --last-name NAME --organization ID',
      '                             [--method METHOD] [--no-mail]',
      '       vestibule user disable EMAIL',
      '       vestibule user enable EMAIL',
      '       vestibule user reset-mfa EMAIL',
      '       vestibule user list [--json]',
      '       vestibule user show EMAIL [--json]',
      '       vestibule user grant EMAIL ROLE [--app NAME] [--data-partner ID]',
      '       vestibule user revoke EMAIL ROLE [--app NAME] [--data-partner ID]',
      '       vestibule user unlock EMAIL',
      '       vestibule user end-sessions EMAIL',
      '       vestibule user sign-in-link EMAIL',
      '',
      '  invite     creates an account without a password and mails an invitation',
      '  disable    refuses the account and ends its sessions at once; the last platform-admin stays',
      '  enable     lets a disabled account sign in, and forgives its failed tries',
      '  reset-mfa  removes authenticator and recovery codes, and ends the sessions of the account',
      '  list       shows all accounts',
      '  show       shows one account, and what stands in the way of signing in',
      '  grant      gives a role: platform-admin, support, auditor and organization-admin are those of administration',
      '  revoke     takes a role, but not from the last platform-admin',
      '  unlock     forgets the wrong tries at an account',
      '  end-sessions  signs somebody out of every browser',
      '  sign-in-link  prints a link that signs in staff of the platform once, for when their provider is down',
      '',
      '  --method   password, password_and_email_otp (default) or email_otp_and_authenticator_based',
    ].join('\n'),
  run(args) {
    const [name = '', ...rest] = args
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) {
      throw new UsageError(`Say what to do: ${Object.keys(actions).join(', ')}.`)
    }
    return action(rest)
  },
}

type Change = (world: CommandWorld, tx: Database, user: StoredUser) => Promise<void>

/** Changes one account and records the event in the same transaction. */
function onAccount(event: AuditEvent, outcome: string, change: Change): Action {
  return async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [email, ...more] = positionals
    if (email === undefined || more.length > 0) throw new UsageError('Give one address.')
    return withDatabase(async (world) => {
      const user = await findUser(world.db, emailKeyOf(email))
      if (user === null) {
        console.error(`There is no account ${email}.`)
        return exitCodes.failed
      }
      try {
        await world.db.transaction(async (tx) => {
          await change(world, tx, user)
          await auditOperator(tx, event, user.id, world.clock.now())
        })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        console.error(`${error.message}.`)
        return exitCodes.failed
      }
      if (event === 'account_enabled') {
        await forgiveFailures({ ...world, limits: createRateLimits(world) }, user, 'operator')
      }
      if (event === 'second_factor_reset') await tellOfReset(world, user)
      console.log(`${printable(user.email)} ${outcome}.`)
      return exitCodes.ok
    })
  }
}

async function tellOfReset(world: CommandWorld, user: StoredUser) {
  const mailer = mailerOf(world)
  const log = {
    error: (_: object, text: string) => console.error(`${printable(user.email)}: ${text}.`),
  }
  const mailQueue = createMailQueue({ ...world, mailer, log })
  await tellOwner({ ...world, mailQueue }, { to: user, change: 'second_factor_reset' })
  mailer.close()
}

async function listAccounts(args: string[]): Promise<number> {
  const options = { json: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args, options })
  const accounts = await withDatabase(({ db }) => listUsers(db))
  if (values.json) {
    console.log(printableLines(JSON.stringify(accounts, null, 2)))
    return exitCodes.ok
  }
  const rows = accounts.map((account) =>
    [
      account.email,
      `${account.firstName} ${account.lastName}`,
      account.organization,
      account.method,
      stateOf(account),
    ].map(printable),
  )
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  return exitCodes.ok
}

type ListedUser = Awaited<ReturnType<typeof listUsers>>[number]

function stateOf({ isDisabled, method, hasPassword, hasAuthenticator }: ListedUser): string {
  if (isDisabled) return 'disabled'
  const isSetUp = method === 'email_otp_and_authenticator_based' ? hasAuthenticator : hasPassword
  return isSetUp ? 'active' : 'to be set up'
}

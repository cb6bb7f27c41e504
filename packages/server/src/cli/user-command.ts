import { parseArgs } from 'node:util'
import type { AuditEvent } from '../audit/audit.ts'
import type { Database } from '../db/database.ts'
import { forgiveFailures } from '../limits/guesses.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
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
import { inviteUser } from './invite-user.ts'
import { printable, printableLines } from './printable.ts'
import { withDatabase, type CommandWorld } from './world.ts'

type Action = (args: string[]) => Promise<number>

const actions: Readonly<Record<string, Action>> = {
  invite: inviteUser,
  disable: onAccount(
    'account_disabled',
    'is disabled; its sessions have ended',
    (world, tx, { id }) => setDisabled(tx, id, world.clock.now()),
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
}

export const userCommand: Command = {
  summary: 'invite, disable, enable and list users, reset their second factor',
  help: () =>
    [
      'Usage: vestibule user invite EMAIL --first-name NAME --last-name NAME --organization ID',
      '                             [--method METHOD] [--no-mail]',
      '       vestibule user disable EMAIL',
      '       vestibule user enable EMAIL',
      '       vestibule user reset-mfa EMAIL',
      '       vestibule user list [--json]',
      '',
      '  invite     creates an account without a password and mails an invitation',
      '  disable    refuses the account and ends its sessions at once',
      '  enable     lets a disabled account sign in, and forgives its failed tries',
      '  reset-mfa  removes authenticator and recovery codes, and ends the sessions of the account',
      '  list       shows all accounts',
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

/** A change of one account, recorded in the same transaction. */
function onAccount(event: AuditEvent, outcome: string, change: Change): Action {
  return async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [email, ...more] = positionals
    if (email === undefined || more.length > 0) throw new UsageError('Give one address.')
    return withDatabase(async (world) => {
      const user = await findUser(world.db, email)
      if (user === null) {
        console.error(`There is no account ${email}.`)
        return exitCodes.failed
      }
      await world.db.transaction(async (tx) => {
        await change(world, tx, user)
        await auditOperator(tx, event, user.id, world.clock.now())
      })
      if (event === 'account_enabled') {
        await forgiveFailures({ ...world, limits: createRateLimits(world) }, user, 'operator')
      }
      if (event === 'second_factor_reset') await tellOfReset(world, user)
      console.log(`${printable(user.email)} ${outcome}.`)
      return exitCodes.ok
    })
  }
}

async function tellOfReset(world: CommandWorld, { email: to }: StoredUser) {
  const mailer = mailerOf(world)
  const log = { error: (_: object, text: string) => console.error(`${printable(to)}: ${text}.`) }
  await tellOwner({ ...world, mailer, log }, { to, change: 'second_factor_reset' })
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

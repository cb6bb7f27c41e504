import { operator, type AdminCaller } from '../identity/administrators/administrator.ts'
import type { AdminWorld } from '../admin/admin-world.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { createRateLimits } from '../platform/limits/rate-limits.ts'
import { createMailQueue } from '../platform/mail/mail-queue.ts'
import { mailerOf } from '../platform/mail/mailer-of.ts'
import { findUser } from '../identity/users/operator-queries.ts'
import { emailKeyOf } from '../platform/mail/email-address.ts'
import { exitCodes, UsageError } from './command.ts'
import { printable, printableLines } from '../platform/printable.ts'
import { withDatabase } from './world.ts'

/**
 * What administration functions get in place of a request when an operator runs them by a command. Audit events then
 * name the operator as the one who acted.
 */
export const operatorCall: AdminCaller = {
  administrator: operator,
  requestId: 'cli',
  visitor: { ip: '', session: null },
}

/** Prints an error that an administration function would log, such as why a mail was not sent. */
export const said = (details: object, text: string) => {
  const reason = 'reason' in details ? `: ${String(details.reason)}` : ''
  console.error(`${text}${reason}.`)
}

/**
 * Runs an administration function with an operator's rights. If it throws ApiError, prints the message and resolves to
 * the exit code `failed`.
 */
export function asOperator(work: (world: AdminWorld) => Promise<void>): Promise<number> {
  return withDatabase(async (world) => {
    const mailer = mailerOf(world)
    const log = { error: said } as AdminWorld['log']
    try {
      const mailQueue = createMailQueue({ ...world, mailer, log })
      await work({ ...world, mailer, mailQueue, log, limits: createRateLimits(world) })
      return exitCodes.ok
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      console.error(printable(`${error.message}.`.replace(/\.\.$/, '.')))
      return exitCodes.failed
    } finally {
      mailer.close()
    }
  })
}

/** Finds an account by its address. Throws ApiError `not_found`. */
export async function accountOf({ db }: Pick<AdminWorld, 'db'>, email: string) {
  const user = await findUser(db, emailKeyOf(email))
  if (user === null) throw new ApiError('not_found', `There is no account ${email}`)
  return user
}

/** Returns the one address given as a positional argument. Throws UsageError if there is not exactly one. */
export function oneAddress(positionals: readonly string[]): string {
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0 || email.startsWith('-')) {
    throw new UsageError('Give one address.')
  }
  return email
}

/** Prints each row as a line, with columns padded to equal width. */
export function printRows(rows: readonly (readonly string[])[]) {
  const shown = rows.map((row) => row.map(printable))
  const width = (column: number) => Math.max(0, ...shown.map((row) => row[column]?.length ?? 0))
  const widths = (shown[0] ?? []).map((_, column) => width(column))
  for (const row of shown) {
    console.log(
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

export function printJson(value: unknown) {
  console.log(printableLines(JSON.stringify(value, null, 2)))
}

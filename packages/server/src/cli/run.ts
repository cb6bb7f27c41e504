import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DataDirInUseError } from '../platform/db/data-dir-lock.ts'
import { hostsOf } from '../platform/db/database-url.ts'
import { isOutage } from '../platform/db/outage.ts'
import { ImportError } from '../import/mistakes.ts'
import { readSecret } from '../platform/settings/secret-files.ts'
import { SettingsError } from '../platform/settings/settings.ts'
import { serverVersion } from '../platform/version.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { grantsCommand, organizationsCommand } from './access-commands.ts'
import { auditCommand } from './audit-command.ts'
import { conformanceCommand } from './conformance-command.ts'
import { doctorCommand } from './doctor-command.ts'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'
import { initCommand } from './init-command.ts'
import { loginCommand } from './login-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { printableLines } from '../platform/printable.ts'
import { PortError } from './require-port.ts'
import { providersCommand } from './providers-command.ts'
import { registrationsCommand } from './registrations-command.ts'
import { requestsCommand } from './requests-command.ts'
import { resourcesCommand } from './resources-command.ts'
import { serveCommand } from './serve-command.ts'
import { sessionsCommand } from './sessions-command.ts'
import { errorsCommand, lookupCommand, mailsCommand, ticketsCommand } from './support-commands.ts'
import { termsCommand } from './terms-command.ts'
import { userCommand } from './user-command.ts'

const commands: Readonly<Record<string, Command>> = {
  init: initCommand,
  serve: serveCommand,
  migrate: migrateCommand,
  import: importCommand,
  export: exportCommand,
  user: userCommand,
  registrations: registrationsCommand,
  organizations: organizationsCommand,
  requests: requestsCommand,
  resources: resourcesCommand,
  grants: grantsCommand,
  terms: termsCommand,
  providers: providersCommand,
  sessions: sessionsCommand,
  audit: auditCommand,
  tickets: ticketsCommand,
  errors: errorsCommand,
  mails: mailsCommand,
  lookup: lookupCommand,
  doctor: doctorCommand,
  conformance: conformanceCommand,
  login: loginCommand,
}

/** Commands for which `.env` and the file of `--env-file` are not loaded, because they use no setting of the server. */
const withoutSettings: ReadonlySet<Command> = new Set([
  initCommand,
  conformanceCommand,
  loginCommand,
])

/** Runs the `vestibule` command with these arguments. Resolves to the exit code of the process. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(usage())
    return name === undefined ? exitCodes.usage : exitCodes.ok
  }
  if (name === '--version') {
    console.log(serverVersion)
    return exitCodes.ok
  }
  const command = commandOf(name)
  try {
    if (command === undefined) throw new UsageError(`There is no command ${name}.`)
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help())
      return exitCodes.ok
    }
    return await command.run(withoutSettings.has(command) ? rest : loadEnvFile(rest))
  } catch (error) {
    return report(error, name)
  }
}

/**
 * Finds a command by its name. Only own properties of `commands` count, so that `constructor` and the like are no
 * commands.
 */
function commandOf(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

function report(error: unknown, name: string): number {
  if (isUsageError(error)) {
    console.error(
      `${error.message}\nSee vestibule ${commandOf(name) === undefined ? '' : `${name} `}--help.`,
    )
    return exitCodes.usage
  }
  if (error instanceof SettingsError) {
    console.error(`${error.message}\nSee vestibule serve --help.`)
    return exitCodes.settings
  }
  if (error instanceof PortError) {
    console.error(error.message)
    return exitCodes.failed
  }
  if (error instanceof DataDirInUseError) {
    console.error(error.message)
    return exitCodes.dataDirInUse
  }
  const sentence = unreachable(error)
  if (sentence !== null) console.error(sentence)
  // Escape control characters, because the message may quote the content of a file or a database row.
  console.error(printableLines(error instanceof ImportError ? error.message : describe(error)))
  return exitCodes.failed
}

/**
 * A sentence for the terminal if an error means that the PostgreSQL of DATABASE_URL is unreachable. Null for any other
 * error, and without DATABASE_URL.
 */
function unreachable(error: unknown): string | null {
  const hosts = hostsOf(readSecret(process.env, 'DATABASE_URL') ?? '')
  if (hosts.length === 0 || !isOutage(error)) return null
  if (describe(error).includes('unsupported startup parameter')) {
    return 'A pooler such as PgBouncer stands before the database. Set DATABASE_POOLER to what it pools by: session or transaction.'
  }
  return `The database at ${hosts.join(' or ')}, cannot be reached. Is it running, does DATABASE_URL name its host and port, and does no firewall stand between?`
}

/** Whether an error means that the arguments were wrong. Errors of `parseArgs` have codes of their own. */
function isUsageError(error: unknown): error is Error {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return (
    error instanceof UsageError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_'))
  )
}

/** The message of an error, followed by those of its causes; if DEBUG is set, its stack trace instead. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (process.env['DEBUG'] !== undefined) return error.stack ?? error.message
  const message = error.message === '' ? error.name : error.message
  return error.cause === undefined ? message : `${message}\n${describe(error.cause)}`
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    'Usage: vestibule <command> [options]',
    '',
    'Commands:',
    ...lines,
    '',
    'Settings come from the environment, then from .env in the current folder or from --env-file FILE:',
    'see vestibule serve --help.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 wrong settings, 4 data directory in use, 9 no such --env-file.',
  ].join('\n')
}

/**
 * Loads the file of `--env-file`, or else `.env` in the current folder if it exists, into the environment. Variables
 * that are set already keep their value.
 * @returns the arguments without `--env-file`. Throws UsageError if the named file does not exist.
 */
function loadEnvFile(args: readonly string[]): string[] {
  const at = args.findIndex((arg) => arg === '--env-file' || arg.startsWith('--env-file='))
  if (at === -1) {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return [...args]
  }
  const [flag = '', value] = args.slice(at)
  const isJoined = flag.includes('=')
  const file = isJoined ? flag.slice(flag.indexOf('=') + 1) : value
  if (file === undefined || file === '') throw new UsageError('Give a file to --env-file.')
  if (!existsSync(file)) throw new UsageError(`${resolve(file)} does not exist.`)
  process.loadEnvFile(file)
  return args.toSpliced(at, isJoined ? 1 : 2)
}

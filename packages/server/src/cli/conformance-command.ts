import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CheckedName } from '../conformance/checked-calls.ts'
import { isForThisMachine } from '../platform/http/is-local.ts'
import { exitCodes, UsageError, type Command } from './command.ts'

export const conformanceCommand: Command = {
  summary: 'check any backend of the contract over the network, call by call',
  help: () =>
    [
      'Usage: vestibule conformance ORIGIN --accounts FILE [--only CALL,…] [--json] [--yes]',
      '       vestibule conformance --example',
      '',
      'Makes every call of the contract, as it should go through and as it should be refused, and prints what came.',
      'It signs in and changes data: give it a backend for tests. What it leaves behind it names at the end; it',
      'may be run again. A case that needs an account or a mail that FILE does not name is skipped, and says so.',
      '',
      '  ORIGIN           such as http://localhost:8000',
      '  --accounts FILE  the accounts to sign in with, and how mails are read; `demo` for those of the demo data',
      '  --only CALL,…    these calls alone, by their names in the table',
      '  --json           the rows as JSON',
      '  --yes            go ahead where ORIGIN is not on this machine',
      '  --example        print the accounts file of the demo data, to start from',
      '',
      'Exit codes: 0 nothing is wrong, 1 something is, 2 wrong usage, a wrong file, or nothing answers at ORIGIN.',
    ].join('\n'),
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        accounts: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        example: { type: 'boolean', default: false },
      },
    })
    // Import these files only here: no other command needs the client and the test cases.
    const { demoAccountsFile } = await import('../conformance/demo-accounts.ts').catch(
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
        throw new UsageError('This image has no tests. Run it where @vestibule/server is whole.')
      },
    )
    if (values.example) {
      console.log((await readFile(demoAccountsFile, 'utf8')).trimEnd())
      return exitCodes.ok
    }
    const origin = originOf(positionals)
    if (values.accounts === undefined) throw new UsageError('Give --accounts FILE.')
    if (!isForThisMachine({ publicOrigin: origin }) && !values.yes) {
      throw new UsageError(
        `${origin} is not on this machine, and this changes data there. Give --yes to go ahead.`,
      )
    }
    const { AccountsFileError, readAccounts } = await import('../conformance/accounts-file.ts')
    const { conform, UnreachableError } = await import('../conformance/conform.ts')
    const { table } = await import('../conformance/table.ts')
    const only = values.only === undefined ? {} : { only: await callsOf(values.only) }
    const isDemo = values.accounts === 'demo'
    try {
      const text = await readFile(isDemo ? demoAccountsFile : values.accounts, 'utf8')
      const result = await conform(origin, readAccounts(text), { ...only, onProgress })
      console.log(values.json ? JSON.stringify(result, null, 2) : table(origin, result))
      return result.rows.some(({ state }) => state === 'wrong') ? exitCodes.failed : exitCodes.ok
    } catch (error) {
      const isOfGiven =
        error instanceof AccountsFileError ||
        error instanceof UnreachableError ||
        (error as NodeJS.ErrnoException).path === values.accounts
      throw isOfGiven ? new UsageError((error as Error).message) : error
    }
  },
}

function originOf([given, ...more]: string[]): string {
  if (given === undefined || more.length > 0) throw new UsageError('Give one ORIGIN.')
  const url = URL.canParse(given) ? new URL(given) : null
  const isOrigin = url?.pathname === '/' && /^https?:$/.test(url.protocol)
  if (!isOrigin || url === null)
    throw new UsageError(`${given} is no origin, such as http://localhost:8000.`)
  return url.origin
}

async function callsOf(list: string): Promise<CheckedName[]> {
  const { checkedNames } = await import('../conformance/checked-calls.ts')
  return list.split(',').map((wanted) => {
    const name = checkedNames.find((one) => one === wanted)
    if (name === undefined) throw new UsageError(`There is no call ${wanted}.`)
    return name
  })
}

/** Shows the progress to a person at a terminal. Files and pipes do not get it. */
function onProgress(done: number, all: number) {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done + 1} of ${all} cases${done + 1 === all ? '\n' : ''}`)
}

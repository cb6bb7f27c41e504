import { parseArgs } from 'node:util'
import { applyImport } from '../import/apply-import.ts'
import type { ImportOutcome } from '../import/import-outcome.ts'
import type { ImportReport, KeptEnd, LongGrant } from '../import/import-report.ts'
import { withImportFile } from '../import/import-source.ts'
import { previewImport } from '../import/preview-import.ts'
import { readImport, type ImportContent } from '../import/read-import.ts'
import { createMailQueue } from '../platform/mail/mail-queue.ts'
import { mailerOf } from '../platform/mail/mailer-of.ts'
import { requireBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { said } from './operator.ts'
import { printable, printableLines } from '../platform/printable.ts'
import { withDatabase, type CommandWorld } from './world.ts'

export const importCommand: Command = {
  summary: 'create or update organizations, users, resources and documents from a file',
  help: () =>
    [
      'Usage: vestibule import FILE.json [--dry-run] [--json]',
      '',
      'Creates or updates what the file names, in one transaction; what it does not name stays.',
      'Doing it again changes nothing. A mistake names its place in the file, and changes nothing.',
      'What it changes is in vestibule audit.',
      'An end of access that administration has set stays unless the file names a later one: such ends are listed.',
      'Access of a person that lasts longer than GRANT_MAX_DAYS is imported with a warning.',
      '',
      '  --dry-run  say how many entries would be created, changed and left as they are, and import nothing',
      '  --json     print the numbers, the ends that were kept (kept_ends) and the warnings (long_grants) as JSON',
    ].join('\n'),
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('Give one file to import.')
    const isDryRun = values['dry-run'] === true
    const report = await withImportFile(file, async (source) => {
      const settings = readSettings(process.env)
      await requireBreachedPasswords(settings)
      const content = await readImport(source, settings.breachedPasswordsFile)
      return withDatabase((world) =>
        isDryRun
          ? previewImport({ ...world, env: process.env, ...rulesOf(world) }, content)
          : importAndTell(world, content),
      )
    })
    const { outcome, keptEnds: kept_ends, longGrants: long_grants } = report
    if (values.json === true) {
      console.log(printableLines(JSON.stringify({ ...outcome, kept_ends, long_grants }, null, 2)))
    } else {
      print(report)
    }
    if (isDryRun && values.json !== true) console.log('Nothing was imported.')
    return exitCodes.ok
  },
}

function linesOf(outcome: ImportOutcome): string[] {
  const lines = Object.entries(outcome).flatMap(([kind, { created, changed, unchanged }]) =>
    created + changed + unchanged === 0
      ? []
      : `${kind.replace('_', ' ')}: ${created} created, ${changed} changed, ${unchanged} unchanged`,
  )
  return lines.length === 0 ? ['The file names nothing.'] : lines
}

function print({ outcome, keptEnds, longGrants }: ImportReport) {
  for (const line of linesOf(outcome)) console.log(line)
  if (keptEnds.length > 0) console.log('Ends that administration has set, and that were kept:')
  for (const one of keptEnds) console.log(printable(`  ${keptLine(one)}`))
  for (const one of longGrants.slice(0, shownWarnings)) console.error(printable(warningOf(one)))
  const left = longGrants.length - shownWarnings
  if (left > 0) console.error(`And ${left} more, see --json.`)
}

/** Maximum number of warnings that the command prints as text. */
const shownWarnings = 100

function keptLine({ resource, kept, file, ...whose }: KeptEnd): string {
  const name = 'user' in whose ? whose.user : whose.organization
  const [is, inFile] = [kept, file].map((end) => (end === null ? 'no end' : `until ${end}`))
  return `${resource}, ${name}: ${is} (in the file: ${inFile})`
}

function warningOf({ place, resource, user, until }: LongGrant): string {
  const end = until === null ? 'without an end' : `until ${until}`
  return `Warning: ${place}: ${user} may open ${resource} ${end}, longer than GRANT_MAX_DAYS allows.`
}

/**
 * Imports a file, and mails the owners of existing accounts whose password, factors or sign-in method the import has
 * changed.
 */
export function importFile(world: Omit<CommandWorld, 'store'>, file: string) {
  const { breachedPasswordsFile } = world.settings
  return withImportFile(file, async (source) =>
    importAndTell(world, await readImport(source, breachedPasswordsFile)),
  )
}

async function importAndTell(world: Omit<CommandWorld, 'store'>, content: ImportContent) {
  const mailer = mailerOf(world)
  try {
    return await applyImport(
      {
        ...world,
        env: process.env,
        ...rulesOf(world),
        requestId: 'cli',
        telling: {
          settings: world.settings,
          mailQueue: createMailQueue({ ...world, mailer, log: { error: said } }),
        },
      },
      content,
    )
  } finally {
    mailer.close()
  }
}

const rulesOf = ({ settings: { timeZone, grantMaxDays } }: Pick<CommandWorld, 'settings'>) => ({
  timeZone,
  grantMaxDays,
})

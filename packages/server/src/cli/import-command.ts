import { parseArgs } from 'node:util'
import { applyImport } from '../import/apply-import.ts'
import type { ImportOutcome } from '../import/import-outcome.ts'
import { withImportFile } from '../import/import-source.ts'
import { previewImport } from '../import/preview-import.ts'
import { readImport, type ImportContent } from '../import/read-import.ts'
import { createMailQueue } from '../platform/mail/mail-queue.ts'
import { mailerOf } from '../platform/mail/mailer-of.ts'
import { requireBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { said } from './operator.ts'
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
      '',
      '  --dry-run  say how many entries would be created, changed and left as they are, and import nothing',
      '  --json     print the numbers as JSON',
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
    const outcome = await withImportFile(file, async (source) => {
      const settings = readSettings(process.env)
      await requireBreachedPasswords(settings)
      const content = await readImport(source, settings.breachedPasswordsFile)
      return withDatabase((world) =>
        isDryRun
          ? previewImport({ ...world, timeZone: world.settings.timeZone }, content)
          : importAndTell(world, content),
      )
    })
    if (values.json === true) console.log(JSON.stringify(outcome, null, 2))
    else for (const line of linesOf(outcome)) console.log(line)
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

/** Imports a file, and mails everybody whose way to sign in has changed. */
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
        timeZone: world.settings.timeZone,
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

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { applyImport } from '../import/apply-import.ts'
import type { ImportFile } from '../import/import-schema.ts'
import { readImport } from '../import/read-import.ts'
import { mailerOf } from '../mail/mailer-of.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { printable } from './printable.ts'
import { withDatabase, type CommandWorld } from './world.ts'

export const importCommand: Command = {
  summary: 'create or update organizations, users, resources and documents from a file',
  help: () =>
    [
      'Usage: vestibule import FILE.json',
      '',
      'Creates or updates what the file names, in one transaction; what it does not name stays.',
      'Doing it again changes nothing. A mistake names its place in the file, and changes nothing.',
    ].join('\n'),
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('Give one file to import.')
    const content = readImport(await readFile(file, 'utf8'))
    const counts = await withDatabase((world) => importAndTell(world, content))
    for (const [kind, count] of Object.entries(counts)) {
      if (count > 0) console.log(`${String(count).padStart(5)} ${kind.replace('_', ' ')}`)
    }
    return exitCodes.ok
  },
}

async function importAndTell(world: CommandWorld, content: ImportFile) {
  const mailer = mailerOf(world)
  try {
    return await applyImport(
      {
        ...world,
        tellOwner(told) {
          const log = {
            error: (_: object, text: string) => console.error(`${printable(told.to)}: ${text}.`),
          }
          return tellOwner({ ...world, mailer, log }, told)
        },
      },
      content,
    )
  } finally {
    mailer.close()
  }
}

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { applyImport } from '../import/apply-import.ts'
import { readImport } from '../import/read-import.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { withDatabase } from './world.ts'

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
    const counts = await withDatabase((world) => applyImport(world, content))
    for (const [kind, count] of Object.entries(counts)) {
      if (count > 0) console.log(`${String(count).padStart(5)} ${kind.replace('_', ' ')}`)
    }
    return exitCodes.ok
  },
}

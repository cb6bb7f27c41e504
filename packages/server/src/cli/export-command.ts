import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportContent } from '../import/export-content.ts'
import { newId } from '../random.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { printableLines } from './printable.ts'
import { withDatabase } from './world.ts'

export const exportCommand: Command = {
  summary: 'write everything that can be imported to a file',
  help: () =>
    [
      'Usage: vestibule export FILE.json [--force]',
      '',
      'Writes organizations, users, resources, documents and the rest in the format of vestibule import.',
      'Passwords, authenticators, recovery codes and security questions are secrets that cannot be exported: an',
      'account keeps them where it is, and a copy elsewhere sets them up anew. Of API tokens the file holds the',
      'hash: it opens nothing, but where it is imported the token does.',
      'Importing the file into the same database changes nothing.',
      '',
      '  --force  replace FILE.json if it exists',
      '  -        in place of a file: the terminal',
    ].join('\n'),
  async run(args) {
    const options = { force: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('Give one file to write.')
    const content = await withDatabase(({ db }) => exportContent(db))
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (file === '-') {
      process.stdout.write(printableLines(text))
      return exitCodes.ok
    }
    await (values.force ? replace(file, text) : create(file, text))
    for (const [kind, entries] of Object.entries(content)) {
      if (entries.length > 0)
        console.log(`${String(entries.length).padStart(5)} ${kind.replace('_', ' ')}`)
    }
    return exitCodes.ok
  },
}

/** Addresses of people are nobody else's to read. */
const secretMode = 0o600

async function create(file: string, text: string) {
  try {
    await writeFile(file, text, { mode: secretMode, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`${file} exists already. Give --force to replace it.`)
  }
}

/** A file that exists keeps its mode and its readers: a new one takes its place, once it is whole. */
async function replace(file: string, text: string) {
  const existing = await stat(file).catch(() => null)
  if (existing === null) return create(file, text)
  // A pipe or a device is written to, not replaced.
  if (!existing.isFile()) return writeFile(file, text)
  const target = await realpath(file)
  const beside = `${target}.${newId()}`
  try {
    await writeFile(beside, text, { mode: secretMode, flag: 'wx' })
    await rename(beside, target)
  } finally {
    await rm(beside, { force: true })
  }
}

import { once } from 'node:events'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../platform/db/database.ts'
import { writeExport } from '../import/export-content.ts'
import { newId } from '../platform/random.ts'
import { exitCodes, UsageError, type Command } from './command.ts'
import { printableLines } from '../platform/printable.ts'
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
    const counts = await withDatabase(({ db }) => {
      if (file === '-') return writeExport(db, showText)
      return values.force ? replace(file, db) : create(file, db)
    })
    if (file === '-') return exitCodes.ok
    for (const [kind, count] of counts)
      if (count > 0) console.log(`${String(count).padStart(5)} ${kind.replace('_', ' ')}`)
    return exitCodes.ok
  },
}

/** Writes text to standard output. If that is a full pipe, waits until the reader has read from it. */
async function showText(text: string): Promise<void> {
  if (!process.stdout.write(printableLines(text))) await once(process.stdout, 'drain')
}

/** File mode of an export: only the owner may read it, because it contains people's addresses. */
const secretMode = 0o600

/** Writes the export to a file. With the flag `wx` the file must not exist yet, and is deleted if writing fails. */
async function fill(file: string, flags: 'w' | 'wx', db: Database) {
  const handle = await open(file, flags, secretMode)
  try {
    return await writeExport(db, (text) => handle.appendFile(text))
  } catch (error) {
    if (flags === 'wx') await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

async function create(file: string, db: Database) {
  try {
    return await fill(file, 'wx', db)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`${file} exists already. Give --force to replace it.`)
  }
}

/**
 * Writes the export to a new file and renames that over the old one. Writing to the old file would keep its mode, and
 * programs that have it open could read the new content.
 */
async function replace(file: string, db: Database) {
  const existing = await stat(file).catch(() => null)
  if (existing === null) return create(file, db)
  // Write to pipes and devices directly: to replace one would remove it, and its reader would get nothing.
  if (!existing.isFile()) return fill(file, 'w', db)
  const target = await realpath(file)
  const beside = `${target}.${newId()}`
  try {
    const counts = await fill(beside, 'wx', db)
    await rename(beside, target)
    return counts
  } finally {
    await rm(beside, { force: true })
  }
}

import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The folder of PostgreSQL's programs. If there is none, throws an error that says how to install them. */
export async function findBinaries(): Promise<string> {
  const found = installedBinaries()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    // A new machine has no package lists yet.
    await exec('apt-get', ['update', '-qq'], options)
    await exec(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      options,
    )
    const installed = installedBinaries()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql; macOS: brew install ' +
      'postgresql), put its bin folder on PATH, or give DATABASE_URL of a server they may use.',
  )
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const folder = folders.find((each) => each !== '' && existsSync(join(each, 'initdb')))
  // Resolve symbolic links: other folders may link to some of the programs only.
  return folder === undefined ? undefined : dirname(realpathSync(join(folder, 'initdb')))
}

/** User and group for a database that refuses to run as root; null if this process is not root. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([exec('id', ['-u', name]), exec('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // Ignore the error: the user does not exist; try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

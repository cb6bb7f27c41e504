import { accessSync, constants } from 'node:fs'
import { whyUnreadable } from '../why-unreadable.ts'

/** The values of `sslmode` that leave no doubt whether the connection is encrypted. */
const modes = ['disable', 'require', 'verify-ca', 'verify-full']
const files = ['sslrootcert', 'sslcert', 'sslkey']
/** The value of `sslrootcert` that stands for the certificate authorities of the system. */
const ofSystem = 'system'

/**
 * Returns what is wrong with the TLS options in a database's address: an option that this server does not support,
 * options that do not go together, or a file that it cannot read. Null: nothing is wrong.
 */
export function tlsProblem(address: string): string | null {
  const { searchParams: given } = new URL(address)
  const mode = given.get('sslmode')
  const unknown = [...given.keys()].find(
    (name) => name.startsWith('ssl') && name !== 'sslmode' && !files.includes(name),
  )
  if (unknown !== undefined) return `${unknown} is not supported: use sslmode, ${files.join(', ')}`
  if (mode === null) {
    const file = files.find((name) => given.has(name))
    return file === undefined ? null : `${file} needs sslmode=verify-full`
  }
  if (!modes.includes(mode)) {
    return `sslmode must be ${modes.slice(0, -1).join(', ')} or ${modes.at(-1)}: with ${mode} the connection might not be encrypted`
  }
  const root = given.get('sslrootcert')
  if (mode === 'verify-ca' && (root === null || root === ofSystem)) {
    return 'sslmode=verify-ca needs the file of an authority of your own in sslrootcert; use verify-full for others'
  }
  if (mode !== 'verify-full' && root === ofSystem)
    return 'sslrootcert=system needs sslmode=verify-full'
  for (const name of files) {
    const file = given.get(name)
    if (file === null || (name === 'sslrootcert' && file === ofSystem)) continue
    try {
      accessSync(file, constants.R_OK)
    } catch (error) {
      return `${name} ${file}: ${whyUnreadable(error)}`
    }
  }
  return null
}

/**
 * Rewrites a database's address for node-postgres, which reads `sslmode` as libpq does only with the option
 * `uselibpqcompat`. Removes `sslrootcert=system`, because node-postgres then uses the certificate authorities of
 * Node.js.
 */
export function asLibpqMeans(address: string): string {
  const url = new URL(address)
  const { searchParams } = url
  if (!searchParams.has('sslmode')) return address
  searchParams.set('uselibpqcompat', 'true')
  if (searchParams.get('sslrootcert') === ofSystem) searchParams.delete('sslrootcert')
  return url.href
}

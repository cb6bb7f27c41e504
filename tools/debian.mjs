import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of the first of these programs that is installed.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}

/**
 * Installs a Debian package if this is Debian and the user is root; otherwise does nothing.
 * @param {string} name
 */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // Wait for apt's lock, which a parallel test may hold.
  const apt = ['-qq', '-o', 'DPkg::Lock::Timeout=60']
  // On a new machine the package lists are empty.
  spawnSync('apt-get', [...apt, 'update'], options)
  spawnSync('apt-get', [...apt, 'install', '-y', '--no-install-recommends', name], options)
}

/**
 * The path of a program. If it is missing, tries to install it from Debian.
 * @param {string} name
 * @param {string} debianPackage
 * @returns {string | undefined}
 */
export function findDebianTool(name, debianPackage) {
  const found = findProgram([name])
  if (found) return found
  installFromDebian(debianPackage)
  return findProgram([name])
}

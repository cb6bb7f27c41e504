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
 * Installs a package of Debian, where this is one and the user is root; does nothing elsewhere.
 * @param {string} name
 */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // Two tests may want a tool each at the same time.
  const apt = ['-qq', '-o', 'DPkg::Lock::Timeout=60']
  // A new machine has no list of packages yet.
  spawnSync('apt-get', [...apt, 'update'], options)
  spawnSync('apt-get', [...apt, 'install', '-y', '--no-install-recommends', name], options)
}

/**
 * The path of a program, which is installed from Debian where it is missing and can be.
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

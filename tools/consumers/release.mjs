// Releases as maintainers do, but from a clone of the last commit, so that this tree does not change.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exec } from './commands.mjs'
import { npmrc } from './registry.mjs'

/**
 * Versions and publishes all packages to a registry with the project's own commands.
 * @returns {Promise<Record<string, string>>} the version of each package
 */
export async function release({ root, folder, registry, env }) {
  await exec('git', ['clone', '--quiet', '--local', root, folder], { env })
  const inClone = { cwd: folder, env: { ...env, TURBO_CACHE_DIR: join(root, '.turbo/cache') } }
  await makeVersions(inClone)
  writeFileSync(join(folder, '.npmrc'), npmrc(registry))
  await exec('npm', ['run', 'release'], inClone)
  return versionsIn(folder)
}

/**
 * Publishes another version of all packages from the clone after a change of `type` in one of them. Reuses the
 * earlier build; only versions and ranges change.
 */
export async function releaseNext(type, { folder, env }) {
  const change = `---\n'@vestibule/session': ${type}\n---\n\nA change of the rehearsal.\n`
  writeFileSync(join(folder, '.changeset/rehearsal.md'), change)
  const inClone = { cwd: folder, env }
  await makeVersions(inClone)
  await exec('npx', ['--no', '--', 'changeset', 'publish'], inClone)
  return versionsIn(folder)
}

async function makeVersions(inClone) {
  await exec('npm', ['run', 'release:version'], inClone)
  const identity = ['-c', 'user.name=Release', '-c', 'user.email=release@vestibule.example']
  await exec('git', [...identity, 'commit', '--quiet', '--all', '-m', 'Version packages'], inClone)
}

function versionsIn(folder) {
  const names = ['api-client', 'ui', 'session', 'docs-panel', 'server']
  return Object.fromEntries(
    names.map((name) => {
      const manifest = readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')
      return [`@vestibule/${name}`, JSON.parse(manifest).version]
    }),
  )
}

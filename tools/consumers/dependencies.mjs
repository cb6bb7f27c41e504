// Checks the packages of an installation: that none is there twice, their licences, and their lists of components.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exec } from './commands.mjs'

/** Packages that must be installed once: two copies would mean two contexts, stores or designs. */
export const single = [
  'react',
  'react-dom',
  'zustand',
  '@floating-ui/react',
  '@headlessui/react',
  '@vestibule/api-client',
  '@vestibule/ui',
  '@vestibule/session',
  '@vestibule/docs-panel',
]

/** Permissive licences, which require only attribution. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
])

/** @throws {Error} that names duplicate packages or problems that `npm ls` finds */
export async function checkSingleCopies(folder, env) {
  await exec('npm', ['ls', '--all'], { cwd: folder, env })
  const paths = Object.keys(lockOf(folder).packages)
  for (const name of single) {
    const copies = paths.filter((path) => path.endsWith(`node_modules/${name}`))
    if (copies.length > 1) throw new Error(`${name} is installed twice: ${copies.join(', ')}`)
  }
}

/**
 * Checks the licences of the production dependencies of an installation, and returns the number of these dependencies.
 * @throws {Error} that names packages whose licence is not allowed
 */
export function checkLicences(folder) {
  const packages = Object.entries(lockOf(folder).packages).filter(
    ([path, entry]) => path !== '' && !entry.dev && !entry.devOptional,
  )
  const refused = packages.flatMap(([path, entry]) => {
    const licence = entry.license ?? 'none'
    return isAllowed(licence) ? [] : [`${path}: ${licence}`]
  })
  if (refused.length > 0) throw new Error(`Licences that are not allowed:\n${refused.join('\n')}`)
  return packages.length
}

/**
 * Checks the list of components, `sbom.cdx.json`, in each installed package of the platform, and returns the number of
 * components in all of them.
 * @throws {Error} that names a package whose list is of another version, or lacks a dependency or a licence
 */
export function checkSboms(folder) {
  const installed = join(folder, 'node_modules/@vestibule')
  const counts = readdirSync(installed).map((name) => {
    const read = (file) => JSON.parse(readFileSync(join(installed, name, file), 'utf8'))
    const { version, dependencies = {} } = read('package.json')
    const { bomFormat, metadata, components } = read('sbom.cdx.json')
    const has = (dependency) =>
      components.some(({ purl }) => purl.startsWith(`pkg:npm/${dependency.replace('@', '%40')}@`))
    const inPages = name === 'server' ? ['react-dom', 'react-router-dom'] : []
    const missing = [...Object.keys(dependencies), ...inPages].filter((each) => !has(each))
    const bare = components.filter(({ licenses = [] }) => licenses.length === 0)
    if (bomFormat !== 'CycloneDX' || metadata.component.version !== version)
      throw new Error(`${name}: the list of components is not of version ${version}`)
    if (missing.length > 0) throw new Error(`${name}: the list lacks ${missing.join(', ')}`)
    if (bare.length > 0)
      throw new Error(`${name}: without a licence: ${bare.map(({ purl }) => purl).join(', ')}`)
    return components.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Whether an SPDX expression is allowed: with OR one licence must be, with AND all. */
function isAllowed(expression) {
  const terms = expression.replaceAll(/[()]/g, '')
  if (terms.includes(' OR ')) return terms.split(' OR ').some(isAllowed)
  return terms.split(' AND ').every((licence) => allowed.has(licence))
}

function lockOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
}

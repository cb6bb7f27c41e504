/**
 * Writes `sbom.cdx.json` into each published package: its components in CycloneDX, with versions and licences, as pnpm
 * reads them from the lockfile and the installed packages.
 *
 *     node tools/sboms.mjs
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './process.mjs'

/** Private packages whose code, with that of their dependencies, is in the files of a published one. */
const bundled = { '@vestibule/server': ['@vestibule/auth-app', '@vestibule/shell-app'] }

/** Resolves to the files written. Throws Error if pnpm cannot list the components. */
export async function writeSboms(root = '.') {
  const published = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
    .filter(({ manifest }) => !manifest.private)
  const names = [
    ...published.map(({ manifest }) => manifest.name),
    ...Object.values(bundled).flat(),
  ]
  const made = mkdtempSync(join(tmpdir(), 'vestibule-sbom-'))
  try {
    const filters = names.flatMap((name) => ['--filter', name])
    const how = ['--sbom-format', 'cyclonedx', '--prod', '--out', join(made, '%s.json')]
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
    const code = await run('pnpm', ['sbom', ...how, ...filters], options)
    if (code !== 0) throw new Error(`pnpm sbom failed with exit code ${code}`)
    const sbomOf = (name) => readJson(join(made, `${name.slice(1).replace('/', '-')}.json`))
    return published.map(({ folder, manifest: { name } }) => {
      const sbom = (bundled[name] ?? []).map(sbomOf).reduce(withBundled, sbomOf(name))
      const file = join(folder, 'sbom.cdx.json')
      writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
      return file
    })
  } finally {
    rmSync(made, { recursive: true })
  }
}

/** Adds to a package's list of components those of another package, whose code is in the files of the first. */
function withBundled(sbom, other) {
  const root = sbom.metadata.component['bom-ref']
  const inner = other.metadata.component
  const refs = new Set([root, ...sbom.components.map((each) => each['bom-ref'])])
  const added = [inner, ...other.components].filter((each) => !refs.has(each['bom-ref']))
  const known = new Set(sbom.dependencies.map(({ ref }) => ref))
  const { dependsOn = [] } = sbom.dependencies.find(({ ref }) => ref === root) ?? {}
  return {
    ...sbom,
    components: [...sbom.components, ...added],
    dependencies: [
      ...sbom.dependencies.filter(({ ref }) => ref !== root),
      { ref: root, dependsOn: [...dependsOn, inner['bom-ref']] },
      ...other.dependencies.filter(({ ref }) => !known.has(ref)),
    ],
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

if (import.meta.main) for (const file of await writeSboms()) console.log(`${file} written`)

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'tsup'
import { packageRoot } from '../platform/package-root.ts'
import { startCluster } from './postgres-cluster.ts'
import { programSources, programsVariable } from './programs.ts'
import { prepareMigratedCopy } from './test-pglite.ts'
import { clusterUrlVariable } from './test-postgres.ts'

/**
 * Vitest's global set-up: one PostgreSQL server, one dump of a migrated embedded database and one build of the server's
 * programs for all test files of the run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const deletePrograms = await buildPrograms()
  await prepareMigratedCopy()
  const given = process.env['DATABASE_URL'] ?? process.env[clusterUrlVariable]
  if (given !== undefined && given !== '') return deletePrograms
  const cluster = await startCluster()
  process.env[clusterUrlVariable] = cluster.url
  return async () => {
    await cluster.close()
    await deletePrograms()
  }
}

/**
 * Builds the programs that tests start, in the same way as the package: starting a server from its sources costs
 * another second of processor time, and the tests start a hundred. Resolves to a function that deletes the build.
 */
async function buildPrograms(): Promise<() => Promise<void>> {
  // In this folder the programs can import the package's dependencies.
  const folder = await mkdtemp(join(packageRoot, 'node_modules', '.vestibule-test-'))
  const config = join(packageRoot, 'tsup.config.ts')
  await build({ config, entry: programSources, outDir: folder, dts: false, silent: true })
  process.env[programsVariable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

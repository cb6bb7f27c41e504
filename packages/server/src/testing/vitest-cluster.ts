import { startCluster } from './postgres-cluster.ts'
import { prepareMigratedCopy } from './test-pglite.ts'
import { clusterUrlVariable } from './test-postgres.ts'

/** Vitest's global set-up: one PostgreSQL server and one migrated copy for all test files of the run. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  await prepareMigratedCopy()
  const given = process.env['DATABASE_URL'] ?? process.env[clusterUrlVariable]
  if (given !== undefined && given !== '') return undefined
  const cluster = await startCluster()
  process.env[clusterUrlVariable] = cluster.url
  return () => cluster.close()
}

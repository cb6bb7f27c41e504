import { startCluster } from '@vestibule/server/testing'

/**
 * Starts one temporary PostgreSQL for the whole run, unless a variable has the address of another.
 * Each test has its own database on it.
 */
export default async function setUp() {
  if (process.env.DATABASE_URL || process.env.VESTIBULE_TEST_DATABASE_URL) return undefined
  const cluster = await startCluster()
  process.env.VESTIBULE_TEST_DATABASE_URL = cluster.url
  return () => cluster.close()
}

import { startCluster } from '@vestibule/server/testing'

/** One throw-away PostgreSQL for the whole run; each test has its own database on it. */
export default async function setUp() {
  if (process.env.DATABASE_URL || process.env.VESTIBULE_TEST_DATABASE_URL) return undefined
  const cluster = await startCluster()
  process.env.VESTIBULE_TEST_DATABASE_URL = cluster.url
  return () => cluster.close()
}

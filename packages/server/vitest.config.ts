import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { hangsAfterMs } from '../../tools/patience.ts'

/**
 * The test files that take longest, some because they wait. Started last, one of them would run alone while the other
 * workers are idle.
 */
const longest = [
  'platform/audit/seals-killed.all',
  'access/serve/sockets/open-sockets.all',
  'conformance/conformance',
  'cli/import-many-users.all',
  'cli/login-command',
  'identity/landing/redirects',
  'identity/federation/hostile-provider',
  'platform/http/tls',
  'identity/limits/guesses',
  'access/serve/hostile-upstream',
  'admin/who-may-change',
  'access/serve/streams',
  'platform/db/failover.all',
  'platform/db/pglite.all',
  'platform/db/outage.all',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/src/${name}.test.ts`))
      return index === -1 ? longest.length : index
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of a sequencer, not of an array.
    const byVitest = await super.sort(files)
    return byVitest.toSorted((a, b) => rank(a) - rank(b))
  }
}

/**
 * The scripts of the repository hash passwords at the least cost, which saves the processor time of thousands of hashes.
 * Tests started by hand, and those that start a server in a process of its own, hash as the product does.
 */
const quickHashes = process.env['VESTIBULE_TESTS'] !== undefined && {
  '@node-rs/argon2': fileURLToPath(new URL('src/testing/quick-argon2.ts', import.meta.url)),
}

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'], alias: quickHashes || {} },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node'] } },
  test: {
    name: 'server',
    testTimeout: hangsAfterMs,
    hookTimeout: hangsAfterMs,
    tags: [{ name: 'all', description: 'Only `npm run test:all` runs it.' }],
    // Test files in a worker share modules and databases, so that each loads only once. Every
    // test cleans up after itself.
    isolate: false,
    // One more than the processors: some tests only wait for a server or a clock.
    maxWorkers: availableParallelism() + 1,
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-cluster.ts'],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first. Begun last, one would run alone while the other workers are done. */
const longest = [
  'conformance/over-the-network',
  'conformance/conformance',
  'http/contract',
  'cli/import-many-users',
  'landing/redirects',
  'db/failover',
  'limits/guesses',
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

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node'] } },
  test: {
    name: 'server',
    // The files of a worker share its modules and its databases: each loads them only once. Every test cleans up after itself.
    isolate: false,
    // One more than there are processors: some tests wait for a server or a clock and leave theirs idle.
    maxWorkers: availableParallelism() + 1,
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

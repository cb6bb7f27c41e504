import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'api-client',
    // Test files of a worker share modules, so each is loaded only once. Every test cleans up after itself.
    isolate: false,
    // One worker more than processors: some tests wait for a server or a clock and leave their processor idle.
    maxWorkers: availableParallelism() + 1,
    environment: 'node',
    include: ['test/**/*.test.ts'],
  },
})

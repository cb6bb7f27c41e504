import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node'] } },
  test: {
    name: 'server',
    // The files of a worker share its modules and its databases: each loads them only once. Every test cleans up after itself.
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

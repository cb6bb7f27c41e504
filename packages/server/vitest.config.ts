import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

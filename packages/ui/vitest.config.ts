import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  test: {
    name: 'ui',
    // The files of a worker share its modules and its page: each loads them only once. Every test cleans up after itself.
    isolate: false,
    // In one worker all files share them. With several workers Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/jsdom-gaps.ts', 'src/internal/testing/setup.ts'],
    restoreMocks: true,
  },
})

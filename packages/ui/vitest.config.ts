import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  test: {
    name: 'ui',
    // Files of a worker share modules and page, which are loaded only once. Every test cleans up after itself.
    isolate: false,
    // One worker, so that all files share modules and page: with several, Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../tools/jsdom-gaps.ts',
      '../../tools/quick-react-in-node.ts',
      'src/internal/testing/setup.ts',
    ],
    restoreMocks: true,
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'admin',
    // Test files share their modules and page, so that modules are loaded only once. Every test cleans up after itself.
    isolate: false,
    // With one worker all files share one page. With several, Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://portal.example/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../tools/jsdom-gaps.ts',
      '../../tools/quick-react-in-node.ts',
      '../app-kit/src/testing/set-up.ts',
    ],
  },
})

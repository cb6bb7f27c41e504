import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { versions } from './vite/versions.ts'

const conditions = ['@vestibule/source']

export default defineConfig({
  plugins: [react()],
  define: versions,
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'auth-app',
    // Test files of a worker share modules and the jsdom page, so each is loaded only once. Every test cleans up
    // after itself.
    isolate: false,
    // One worker, so that all files share one page. With several workers Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../tools/jsdom-gaps.ts',
      '../../tools/quick-react-in-node.ts',
      '../../packages/app-kit/src/testing/set-up.ts',
    ],
  },
})

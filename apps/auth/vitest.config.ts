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
    // The files of a worker share its modules and its page: each loads them only once. Every test cleans up after itself.
    isolate: false,
    // In one worker all files share them. With several workers Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/jsdom-gaps.ts', './src/testing/set-up.ts'],
  },
})

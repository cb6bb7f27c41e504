import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'cohort-explorer',
    isolate: false,
    maxWorkers: 1,
    environment: 'jsdom',
    environmentOptions: {
      jsdom: { url: 'https://portal.example/dv/northfield_oncology/cohort-builder/' },
    },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../tools/jsdom-gaps.ts',
      '../../tools/quick-react-in-node.ts',
      'src/testing/setup.ts',
    ],
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  define: { __APP_VERSION__: '"1.2.3"', __UI_VERSION__: '"1.2.3"' },
  test: {
    name: 'shell',
    // The files of a worker share its modules and its page: each loads them only once. Every test cleans up after itself.
    isolate: false,
    // In one worker all files share them. With several workers Vitest makes a new page for each file.
    maxWorkers: 1,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://portal.example/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '../../tools/jsdom-gaps.ts',
      '../../tools/quick-react-in-node.ts',
      'src/testing/setup.ts',
    ],
  },
})

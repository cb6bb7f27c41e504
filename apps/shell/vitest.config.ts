import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  define: { __APP_VERSION__: '"1.2.3"', __UI_VERSION__: '"1.2.3"' },
  test: {
    name: 'shell',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://portal.example/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
})

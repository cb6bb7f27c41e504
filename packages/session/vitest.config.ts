import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@vestibule/source'] },
  ssr: { resolve: { conditions: ['@vestibule/source', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'session',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://portal.example/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/internal/test-setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    css: false,
  },
})

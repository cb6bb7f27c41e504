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
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/set-up.ts'],
  },
})

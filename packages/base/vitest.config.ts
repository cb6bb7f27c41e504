import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'base',
    // The files of a worker share its modules and its page: each loads them only once. Every test cleans up after itself.
    isolate: false,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/jsdom-gaps.ts', 'src/testing/set-up.ts'],
  },
})

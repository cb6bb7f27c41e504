import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vestibule/source'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/internal/testing/setup.ts'],
    restoreMocks: true,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'tools', environment: 'node', include: ['*.test.ts'], isolate: false },
})

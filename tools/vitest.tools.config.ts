import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  // Not in this folder: its files are inputs of most tasks in turbo.json, so a file that changes with each run would make
  // turbo run them all again.
  cacheDir: '../node_modules/.vite',
  test: { name: 'tools', environment: 'node', include: ['*.test.ts'], isolate: false },
})

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A relative root would be taken from the working directory.
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.react-18.config.ts',
      'packages/ui/vitest.stories.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.tools.config.ts',
    ],
  },
})

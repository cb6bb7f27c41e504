import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags } from '../../tools/browser-flags.mjs'

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // The files of a worker share its page and its modules: each loads them only once.
    isolate: false,
    // One more than there are processors: some tests wait for a server or a clock and leave theirs idle.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // Nothing is checked half-way through a transition.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: browserFlags,
        },
      }),
      commands: {
        allowMotion: ({ page }, active: boolean) =>
          page.emulateMedia({ reducedMotion: active ? 'no-preference' : 'reduce' }),
        forceColours: ({ page }, active: boolean) =>
          page.emulateMedia({ forcedColors: active ? 'active' : 'none' }),
      },
      instances: [{ browser: 'chromium' }],
    },
  },
})

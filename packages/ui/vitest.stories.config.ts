import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyFlags } from '../../tools/browser-flags.mjs'

/**
 * Whether each story gets every check. False in `npm test`, where each story is checked in one theme only; true by hand
 * and in `npm run test:all`.
 */
const everyCheck = process.env['VESTIBULE_TESTS'] !== 'stories'

export default defineConfig({
  define: { __EVERY_CHECK__: JSON.stringify(everyCheck) },
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // Files of a worker share modules and page, which are loaded only once.
    isolate: false,
    // One more worker than processors, because some tests wait for a server or a timer.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // Turns transitions off, so that no check sees a state in between.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: storyFlags,
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

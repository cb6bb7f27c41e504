import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.mjs'
import type { Options } from './e2e/fixtures.ts'

const executablePath =
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const root = join(import.meta.dirname, '..')
/**
 * The folder of the end-to-end tests of the package in which Playwright runs. To search the whole repository for tests
 * would take three seconds.
 */
const ownTests = join(process.cwd(), 'e2e')

export default defineConfig<Options>({
  testDir: existsSync(ownTests) ? ownTests : root,
  testMatch: '**/e2e/**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './e2e/postgres.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./tests/playwright-reporter.mjs']],
  // Limits for what hangs: a machine that is three times slower must not reach them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags },
    reducedMotion: 'reduce',
    // An action that waits for what never comes ends its test long before the limit of the whole test.
    actionTimeout: 150_000,
    navigationTimeout: 150_000,
    trace: 'on-first-retry',
  },
})

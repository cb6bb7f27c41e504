import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.mjs'
import type { Options } from './e2e/fixtures.ts'

const executablePath =
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig<Options>({
  testDir: '..',
  testMatch: ['{apps,examples,packages}/*/e2e/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './e2e/postgres.ts',
  fullyParallel: true,
  workers: 2,
  // Retried tests that then pass are listed at the end of the whole check.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot'], ['json']] : [['list'], ['json']],
  // A slow machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
})

import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.mjs'
import type { Options } from './e2e/fixtures.ts'

const executablePath =
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Ways of signing in, and what is tagged: what writes most to the database, and what several servers share. */
const onPostgres = [/@postgres/, /\b(two-factor|recovery|entering|device-code)\.spec\.ts/]

export default defineConfig<Options>({
  testDir: '..',
  testMatch: ['{apps,examples,packages}/*/e2e/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './e2e/postgres.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only when it is tried again is named at the end of the whole check.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot'], ['json']] : [['list'], ['json']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
  // Each test runs on one database: where the two differ, the tests of the server run on both.
  projects: [
    { name: 'pglite', use: { database: 'pglite' }, grepInvert: onPostgres },
    { name: 'postgres', use: { database: 'postgres' }, grep: onPostgres },
  ],
})

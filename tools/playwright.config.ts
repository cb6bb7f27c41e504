import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.mjs'
import type { Options } from './e2e/fixtures.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig<Options>({
  testDir: '..',
  testMatch: ['apps/*/e2e/**/*.spec.ts', 'packages/*/e2e/**/*.spec.ts'],
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
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    // What touches the database in ways of its own runs on PostgreSQL as well: each way of signing in, and what is tagged.
    {
      name: 'postgres',
      use: { database: 'postgres' },
      grep: [/@postgres/, /\b(two-factor|recovery|entering|device-code)\.spec\.ts/],
    },
  ],
})

import module from 'node:module'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.mjs'
import type { Options } from './e2e/fixtures.ts'

const executablePath =
  process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

// The scripts of the repository hash passwords at the least cost, as they do in unit tests. Each worker loads this file
// before it loads the server.
if (process.env.VESTIBULE_TESTS !== undefined) {
  const quickHashes = new URL('../packages/server/src/testing/quick-argon2.ts', import.meta.url)
    .href
  module.registerHooks({
    resolve: (name, context, next) =>
      name === '@node-rs/argon2' && context.parentURL !== quickHashes
        ? { url: quickHashes, format: 'module-typescript', shortCircuit: true }
        : next(name, context),
  })
}

export default defineConfig<Options>({
  testDir: '..',
  testMatch: '**/e2e/**/*.spec.ts',
  // Searches no build output.
  respectGitIgnore: true,
  outputDir: '../test-results',
  globalSetup: './e2e/postgres.ts',
  fullyParallel: true,
  // One more worker than processors, because some tests wait for a server or a timer.
  workers: availableParallelism() + 1,
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

const byRun: Readonly<Record<string, readonly ('pglite' | 'postgres')[]>> = {
  unit: ['postgres'],
  'unit-all': ['pglite'],
}

/**
 * The databases on which tests of both run. `npm test` uses PostgreSQL, as most other tests use PGlite; `npm run
 * test:all` adds PGlite. Vitest started by hand uses both.
 */
export const databases = byRun[process.env['VESTIBULE_TESTS'] ?? ''] ?? ['pglite', 'postgres']

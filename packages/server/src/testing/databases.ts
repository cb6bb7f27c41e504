const byRun: Readonly<Record<string, readonly ('pglite' | 'postgres')[]>> = {
  unit: ['postgres'],
  'unit-all': ['pglite'],
}

/**
 * The databases for tests that run on both: PostgreSQL in `npm test`, PGlite in `npm run test:all`, and both if Vitest
 * is started by hand.
 */
export const databases = byRun[process.env['VESTIBULE_TESTS'] ?? ''] ?? ['pglite', 'postgres']

import { availableParallelism } from 'node:os'
import { countOne, sumCounts } from './test-counts.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {[string, string[]]} command
 * @property {(code: number) => { passed: number, failed: number, skipped: number, flaky: string[] }} count
 * @property {[string, string[]]} [needs] A command that must succeed first.
 * @property {boolean} [isOnlyInAll] Left out of `npm test`; part of `npm run test:all`.
 * @property {boolean} [isNotInAll] Left out of `npm run test:all`, of which another part does all that this one does.
 */

/**
 * Lists the parts of `npm test` and `npm run test:all` in groups. `force`: run the tasks even if turbo has their
 * results in its cache.
 * @returns {Record<'beside' | 'built' | 'aside' | 'inOrder' | 'last' | 'afterwards', Part[]>} The groups, in the order in
 * which they run; `aside` runs beside all that follow.
 */
export function checkParts({ force }) {
  const turbo = (task, ...options) => [
    'turbo',
    [
      'run',
      task,
      '--output-logs=errors-only',
      '--continue',
      ...(force ? ['--force'] : []),
      ...options,
    ],
  ]
  const check = (name, command, args) => ({ name, command: [command, args], count: countOne })
  const tests = (name, command) => ({ name, command, count: () => sumCounts(name) })
  const all = (part) => ({ ...part, isOnlyInAll: true })

  const unit = (task) => turbo(task, `--concurrency=${availableParallelism() + 1}`)
  // End-to-end tests use the built server, which contains the apps, and import what other packages have built.
  const needs = turbo('build')
  const runTests = (kind) => tests(kind, [process.execPath, ['tools/run-tests.mjs', kind]])

  return {
    // Parts that run in parallel, the longest first, because they leave processors idle most of the time. The build is
    // none of them: lint follows imports into what earlier builds left in `dist`, and would fail when that disappears.
    beside: [
      check('lint', process.execPath, ['tools/lint.mjs']),
      check('types', 'pnpm', ['run', 'types']),
      check('unused', 'pnpm', ['run', 'unused']),
      all(check('unused-all', 'pnpm', ['run', 'unused:all'])),
      runTests('tools'),
      check('format', 'oxfmt', ['--check', '.']),
    ],
    built: [check('build', ...turbo('build'))],
    // Parts that need little but time: a test that waits for minutes, because no account gets two mails at once.
    aside: [
      all(tests('unit-waits', ['pnpm', ['--filter', '@vestibule/server', 'run', 'test:waits']])),
    ],
    // Parts that run one after the other. Each runs tests of several packages at the same time, because some wait while
    // others work.
    inOrder: [
      tests('unit', unit('test')),
      { ...tests('stories', turbo('stories')), isNotInAll: true },
      { ...runTests('e2e'), needs, isNotInAll: true },
      all(tests('unit-all', unit('test:all'))),
      all(tests('stories-all', turbo('stories:all'))),
    ],
    // Parts that run in parallel after the other tests, the longest first: they leave processors idle now and then, and
    // most start the built server. The consumers get what is built from a copy of the repository.
    last: [
      all({ ...runTests('e2e-all'), needs }),
      all(check('failover', 'pnpm', ['run', 'failover-test'])),
      all(check('consumers', process.execPath, ['tools/consumers/run.mjs'])),
      check('packages', ...turbo('check:package')),
      all(check('guides', ...turbo('guides'))),
    ],
    // `npm start`, one of the commands, rebuilds the server. What starts it at that moment would fail.
    afterwards: [all(check('commands', process.execPath, ['tools/commands-test.mjs']))],
  }
}

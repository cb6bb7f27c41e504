// Lints everything but the packages in which no change can have broken a rule since they passed.
import { join } from 'node:path'
import { changedPackages } from './changed-packages.mjs'
import { run } from './process.mjs'

const { unchanged, remember } = changedPackages('lint')
const ignored = unchanged.flatMap(({ folder }) => ['--ignore-pattern', `${folder}/**`])
const code = await run(
  'oxlint',
  ['--config', '.oxlint.config.ts', '--type-aware', '--deny-warnings', '--threads=1', ...ignored],
  {
    cwd: join(import.meta.dirname, '..'),
    // Each thread works out the types of what it reads for itself: two need half as much processor time again, which the
    // checks that run beside this one would lack.
    env: { ...process.env, GOMAXPROCS: '1' },
  },
)
if (code === 0) remember()
process.exitCode = code

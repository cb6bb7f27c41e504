// Lints everything but the packages in which no change can have broken a rule since they passed.
import { join } from 'node:path'
import { changedPackages } from './changed-packages.mjs'
import { run } from './process.mjs'

const { unchanged, remember } = changedPackages('lint')
const ignored = unchanged.flatMap(({ folder }) => ['--ignore-pattern', `${folder}/**`])
const code = await run(
  'oxlint',
  ['--config', '.oxlint.config.ts', '--type-aware', '--deny-warnings', ...ignored],
  { cwd: join(import.meta.dirname, '..') },
)
if (code === 0) remember()
process.exitCode = code

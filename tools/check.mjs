// `npm test`: every check of the project, one after another, each with its time. Tests, builds and packages are
// tasks of turbo: what did not change since the last time is not run again. The last line sums all of them, run or
// kept: `N passed, N failed`.
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.mjs'
import { run } from './process.mjs'
import { countOne, sumCounts } from './test-counts.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
})

const check = (name, command, args) => ({ name, command: [command, args], count: countOne })
const turbo = (task, ...options) => [
  'turbo',
  [
    'run',
    task,
    '--output-logs=errors-only',
    '--continue',
    ...(values.force ? ['--force'] : []),
    ...options,
  ],
]
const tests = (name, task, ...options) => ({
  name,
  command: turbo(task, ...options),
  count: () => sumCounts(name),
})

const parts = [
  check('format', 'oxfmt', ['--check', '.']),
  check('lint', 'oxlint', ['--config', '.oxlint.config.ts', '--type-aware', '--deny-warnings']),
  check('types', process.execPath, ['tools/types.mjs']),
  check('unused', 'pnpm', ['run', 'unused']),
  {
    name: 'tools',
    command: [process.execPath, ['tools/run-tests.mjs', 'tools']],
    count: () => sumCounts('tools'),
  },
  // Each package's tests use all processors by themselves.
  tests('unit', 'test', '--concurrency=1'),
  tests('stories', 'stories'),
  check('build', ...turbo('build')),
  check('packages', ...turbo('check:package')),
  tests('e2e', 'e2e', '--concurrency=1'),
]

const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown part ${unknown.join(', ')}. One of: ${parts.map((p) => p.name).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = positionals.length > 0 ? parts.filter((p) => positionals.includes(p.name)) : parts

process.env.CHROMIUM_PATH = findChromium()
// Colours in a log file are noise.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'
const total = { passed: 0, failed: 0, skipped: 0 }
const rows = []
for (const part of chosen) {
  console.log(`\n── ${part.name} ${'─'.repeat(60 - part.name.length)}`)
  const started = performance.now()
  const code = await run(...part.command)
  const sums = withExitCode(part.count(code), code)
  for (const key of Object.keys(total)) total[key] += sums[key]
  rows.push({ ...sums, name: part.name, seconds: (performance.now() - started) / 1000 })
}

console.log('\n')
for (const { name, seconds, passed, failed, skipped } of rows) {
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  const line = `${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s   ${passed} ok, ${failed} wrong${skips}`
  console.log(line)
}
const flaky = rows.flatMap((row) => row.flaky)
if (flaky.length > 0) console.log(`\nPassed only when tried again:\n  ${flaky.join('\n  ')}`)
const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skips}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A runner that failed without a failing test (a crash, an unhandled error) counts as one failure. */
function withExitCode(sums, code) {
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

// `npm test`: runs every check of the project and prints its time. Tests, builds and packages are turbo tasks,
// which are cached if nothing changed. The last line sums all of them, run or cached: `N passed, N failed`.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { run, runBeside } from './process.mjs'
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

/** Checks that leave processors idle most of the time: run in parallel, the longest first. */
const beside = [
  check('build', ...turbo('build')),
  check('unused', 'pnpm', ['run', 'unused']),
  check('types', 'pnpm', ['run', 'types']),
  check('lint', 'oxlint', ['--config', '.oxlint.config.ts', '--type-aware', '--deny-warnings']),
  {
    name: 'tools',
    command: [process.execPath, ['tools/run-tests.mjs', 'tools']],
    count: () => sumCounts('tools'),
  },
  check('format', 'oxfmt', ['--check', '.']),
]
/** Run one after the other. Each runs several packages at the same time, because some wait while others work. */
const inOrder = [
  tests('unit', 'test', `--concurrency=${availableParallelism() + 1}`),
  tests('stories', 'stories'),
  {
    ...tests('e2e', 'e2e', '--concurrency=2'),
    // Most e2e tests use the built server without depending on its build task: see turbo.json.
    needs: turbo('build', '--filter=@vestibule/server'),
  },
]
/** Run in parallel after the tests: they leave processors idle as well and start the built server. */
const last = [check('packages', ...turbo('check:package')), check('guides', ...turbo('guides'))]
/** Runs alone: its `npm start` rebuilds, so a guide that starts the server at that moment would fail. */
const alone = [check('commands', process.execPath, ['tools/commands-test.mjs'])]
const parts = [...beside, ...inOrder, ...last, ...alone]

const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown part ${unknown.join(', ')}. One of: ${parts.map((p) => p.name).join(', ')}.`,
  )
  process.exit(2)
}
const isChosen = ({ name }) => positionals.length === 0 || positionals.includes(name)

process.env.CHROMIUM_PATH = findChromium()
process.env.HEADLESS_SHELL_PATH = findHeadlessShell()
// No colour codes in log files.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'
const rows = []
const title = ({ name }) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
async function measure(part, start) {
  const started = performance.now()
  const code = await start()
  const seconds = (performance.now() - started) / 1000
  rows.push({ ...withExitCode(part.count(code), code), name: part.name, seconds })
}

async function runSideBySide(chosen) {
  const waiting = [...chosen]
  async function takeTurns() {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { command } = part
      await measure(part, async () => {
        const { code, said } = await runBeside(...command)
        title(part)
        process.stdout.write(said)
        return code
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
}

await runSideBySide(beside.filter(isChosen))
for (const part of inOrder.filter(isChosen)) {
  title(part)
  await measure(part, async () => {
    const failed = part.needs === undefined ? 0 : await run(...part.needs)
    return failed === 0 ? run(...part.command) : failed
  })
}
await runSideBySide(last.filter(isChosen))
await runSideBySide(alone.filter(isChosen))

const sum = (key) => rows.reduce((all, row) => all + row[key], 0)
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
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

/** Counts a runner that failed without a failing test (a crash, an unhandled error) as one failure. */
function withExitCode(sums, code) {
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

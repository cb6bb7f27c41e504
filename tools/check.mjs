// `npm test`: runs every check that a change must pass, and prints its time; `npm run test:all` runs all there are.
// Tests, builds and packages are turbo tasks, which are cached if nothing changed. The last line sums all of them, run
// or cached: `N passed, N failed`.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { forgetPackages } from './changed-packages.mjs'
import { checkParts } from './check-parts.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { endAll, run, runBeside } from './process.mjs'
import { addUp } from './test-counts.mjs'
import { reportProgress, runningTests } from './tests/progress.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

/** Minutes after which a check that hangs is ended. On two processors, a check takes a quarter of that time. */
const limitMin = values.all ? 85 : 38

const groups = checkParts(values)
const parts = Object.values(groups).flat()
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown part ${unknown.join(', ')}. One of: ${parts.map((p) => p.name).join(', ')}.`,
  )
  process.exit(2)
}
const isChosen = ({ name, isOnlyInAll, isNotInAll }) => {
  if (positionals.length > 0) return positionals.includes(name)
  return values.all ? !isNotInAll : !isOnlyInAll
}

if (values.force) forgetPackages()
process.env.CHROMIUM_PATH = findChromium()
process.env.HEADLESS_SHELL_PATH = findHeadlessShell()
// Print no colour codes into a log file, where they would be shown as characters.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

const began = performance.now()
const rows = []
/** Names of the parts that are running. */
const running = new Set()
let hasGivenUp = false
const title = ({ name }) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)

const stopReporting = reportProgress(() => [...running])
const limit = setTimeout(giveUp, limitMin * 60_000)

await runSideBySide(groups.beside.filter(isChosen))
await runSideBySide(groups.built.filter(isChosen))
const aside = runSideBySide(groups.aside.filter(isChosen))
await runInOrder(groups.inOrder.filter(isChosen))
await runSideBySide(groups.last.filter(isChosen))
await runSideBySide(groups.afterwards.filter(isChosen))
await aside

clearTimeout(limit)
stopReporting()
summarize()

async function runInOrder(chosen) {
  for (const part of chosen) {
    title(part)
    await measure(part, async () => (await prepare(part)) || run(...part.command))
  }
}

/** Shows what each part prints when it has ended; if nothing else runs, at once. */
async function runSideBySide(chosen) {
  if (parts.filter(isChosen).length === 1) return runInOrder(chosen)
  const waiting = [...chosen]
  async function takeTurns() {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      await measure(part, async () => {
        const failed = await prepare(part)
        if (failed) return failed
        const { code, said } = await runBeside(...part.command)
        title(part)
        process.stdout.write(said)
        return code
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
}

/** Runs what the part needs. Resolves to an exit code other than 0 if that fails. */
async function prepare({ needs }) {
  return needs === undefined ? 0 : run(...needs)
}

async function measure(part, start) {
  const started = performance.now()
  running.add(part.name)
  const code = await start()
  // Wait for ever, so that no other part starts while the parts that hang are being ended.
  if (hasGivenUp) await new Promise(() => {})
  running.delete(part.name)
  const seconds = (performance.now() - started) / 1000
  rows.push({ ...withExitCode(part.count(code), code), name: part.name, seconds })
}

/** Counts a runner that failed without a failing test (a crash, an unhandled error) as one failure. */
function withExitCode(sums, code) {
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

/** Ends a check that hangs. Names what was running, so that somebody can find out why. */
async function giveUp() {
  hasGivenUp = true
  console.log(`\nNot done after ${limitMin} minutes. Running: ${[...running].join(', ')}`)
  for (const line of runningTests([...running])) console.log(`  ${line}`)
  for (const name of running) {
    const seconds = (performance.now() - began) / 1000
    rows.push({ passed: 0, failed: 1, skipped: 0, flaky: [], name: `${name} (hung)`, seconds })
  }
  await endAll(10_000)
  summarize()
  process.exit()
}

function summarize() {
  const { passed, failed, skipped, flaky } = addUp(rows)
  const skips = (n) => (n > 0 ? `, ${n} skipped` : '')
  console.log('\n')
  for (const row of rows) {
    const time = `${row.name.padEnd(11)} ${row.seconds.toFixed(1).padStart(7)} s`
    console.log(`${time}   ${row.passed} ok, ${row.failed} wrong${skips(row.skipped)}`)
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${'all'.padEnd(11)} ${minutes.padStart(7)} min`)
  if (flaky.length > 0) console.log(`\nPassed only when tried again:\n  ${flaky.join('\n  ')}`)
  console.log(`\n${passed} passed, ${failed} failed${skips(skipped)}`)
  process.exitCode = failed > 0 ? 1 : 0
}

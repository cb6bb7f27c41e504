// `npm test`: every check of the project, one after another, each with its time.
// The last line sums them: `N passed, N failed`.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.mjs'
import { run } from './process.mjs'
import { countOne, countPlaywright, countVitest } from './test-counts.mjs'

const reports = mkdtempSync(join(tmpdir(), 'vestibule-check-'))
const vitestReport = (name) => join(reports, `${name}.json`)
const vitest = (name, project) => ({
  name,
  command: [
    'vitest',
    [
      'run',
      '--config',
      'tools/vitest.config.ts',
      `--project=${project}`,
      // A busy machine is slow, not wrong: what a test waits for has a limit of its own, and one that
      // failed for the machine's sake passes the second time. The report names it.
      '--testTimeout=60000',
      '--hookTimeout=60000',
      ...(process.env.CI ? ['--retry=2'] : []),
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport(name)}`,
    ],
  ],
  count: () => countVitest(vitestReport(name)),
})
const check = (name, command, args) => ({ name, command: [command, args], count: countOne })

const parts = [
  check('format', 'oxfmt', ['--check', '.']),
  check('lint', 'oxlint', ['--config', '.oxlint.config.ts', '--type-aware', '--deny-warnings']),
  check('types', process.execPath, ['tools/types.mjs']),
  check('unused', 'pnpm', ['run', 'unused']),
  vitest('unit', '!stories'),
  vitest('stories', 'stories'),
  check('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  check('packages', 'turbo', ['run', 'check:package', '--output-logs=errors-only']),
  {
    name: 'e2e',
    command: ['playwright', ['test', '--config', 'tools/playwright.config.ts']],
    // Playwright tells its workers about colours in a way of its own, and Node warns of two ways at once.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), NO_COLOR: undefined },
    count: () => countPlaywright(join(reports, 'e2e.json')),
  },
]

const { positionals } = parseArgs({ allowPositionals: true })
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
  const code = await run(...part.command, { env: { ...process.env, ...part.env } })
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
const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skips}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A runner that failed without a failing test (a crash, an unhandled error) counts as one failure. */
function withExitCode(sums, code) {
  return code !== 0 && sums.failed === 0 ? { ...sums, failed: 1 } : sums
}

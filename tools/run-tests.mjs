// `node ../../tools/run-tests.mjs unit` (or stories, e2e), called in a package: runs its tests of that kind and
// writes the counts to `.reports`, which turbo caches while nothing changes.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { run } from './process.mjs'
import { countReport, countsFolder } from './test-counts.mjs'

const root = join(import.meta.dirname, '..')
const here = process.cwd()
const kind = process.argv[2]
// Temporary: reports may have many megabytes, and only their counts are kept.
const reports = mkdtempSync(join(tmpdir(), 'vestibule-tests-'))

function vitest(config, name) {
  const report = join(reports, `${name}.json`)
  return {
    name,
    report,
    command: ['vitest', 'run', '--config', config],
    options: [
      // Long test timeouts for slow machines; waits within tests have their own limits.
      '--testTimeout=60000',
      '--hookTimeout=60000',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }
}

function playwright() {
  const report = join(reports, 'e2e.json')
  return {
    name: 'e2e',
    report,
    command: ['playwright', 'test', '--config', join(root, 'tools/playwright.config.ts')],
    options: [
      `${relative(root, here).replaceAll('\\', '/')}/e2e/`,
      // One output folder per package: a run empties its folder while another package's may be running.
      `--output=${join(root, 'test-results', basename(here))}`,
    ],
    // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined },
  }
}

const kinds = {
  unit: () =>
    ['vitest.config.ts', 'vitest.react-18.config.ts']
      .filter((config) => existsSync(join(here, config)))
      .map((config) => vitest(config, `unit-${config.split('.').at(-3)}`)),
  tools: () => [vitest('tools/vitest.tools.config.ts', 'tools')],
  stories: () => [vitest('vitest.stories.config.ts', 'stories')],
  e2e: () => [playwright()],
}
if (!(kind in kinds)) throw new Error(`'${kind}' is none of ${Object.keys(kinds).join(', ')}.`)

mkdirSync(join(here, countsFolder), { recursive: true })
for (const { name, report, command, options, env } of kinds[kind]()) {
  const [tool, ...args] = command
  const all = [...args, ...options]
  const code = await run(tool, all, { cwd: here, env: { ...process.env, ...env } })
  writeFileSync(join(here, countsFolder, `${name}.json`), JSON.stringify(countReport(report)))
  if (code !== 0) process.exitCode = code
}
rmSync(reports, { recursive: true })

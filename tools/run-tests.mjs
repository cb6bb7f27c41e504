// `node ../../tools/run-tests.mjs unit` (or stories, e2e), called in a package: runs its tests of that kind and
// writes their JSON reports to its folder `.reports`, which turbo keeps for as long as nothing changes.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from './process.mjs'
import { reportsFolder } from './test-counts.mjs'

const root = join(import.meta.dirname, '..')
const here = process.cwd()
const kind = process.argv[2]
const report = (name) => join(here, reportsFolder, `${name}.json`)

const vitest = (config, name) => ({
  report: report(name),
  command: ['vitest', 'run', '--config', config],
  // A busy machine is slow, not wrong: what a test waits for has a limit of its own.
  options: ['--testTimeout=60000', '--hookTimeout=60000', '--maxWorkers=100%'],
  reporters: ['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
})
const kinds = {
  unit: () =>
    ['vitest.config.ts', 'vitest.react-18.config.ts']
      .filter((config) => existsSync(join(here, config)))
      .map((config) => vitest(config, `unit-${config.split('.').at(-3)}`)),
  tools: () => [vitest('tools/vitest.tools.config.ts', 'tools')],
  stories: () => [vitest('vitest.stories.config.ts', 'stories')],
  e2e: () => [
    {
      report: report('e2e'),
      command: ['playwright', 'test', '--config', join(root, 'tools/playwright.config.ts')],
      options: [`${relative(root, here).replaceAll('\\', '/')}/e2e/`],
      reporters: [],
      // Playwright tells its workers about colours in a way of its own, and Node warns of two ways at once.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), NO_COLOR: undefined },
    },
  ],
}
if (!(kind in kinds)) throw new Error(`'${kind}' is none of ${Object.keys(kinds).join(', ')}.`)

mkdirSync(join(here, reportsFolder), { recursive: true })
for (const { report: file, command, options, reporters, env } of kinds[kind]()) {
  rmSync(file, { force: true })
  const [name, ...args] = command
  const code = await run(name, [...args, ...options, ...reporters], {
    env: { ...process.env, ...env },
  })
  if (code !== 0) process.exitCode = code
}

// `node ../../tools/run-tests.mjs unit` (or another kind), called in a package: runs its tests of that kind, tries what
// failed again, and writes the counts to `.reports`, which turbo caches while nothing changes.
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { changedPackages } from './changed-packages.mjs'
import { hangsAfterMs } from './patience.ts'
import { run } from './process.mjs'
import { addUp, countsFolder, countTries } from './test-counts.mjs'

const root = join(import.meta.dirname, '..')
const here = process.cwd()
const kind = process.argv[2]

/** The part of a test file's name by which `npm test` leaves the file to `npm run test:all`. */
const onlyInAll = '.all.test.'

/** The part of the name of a file with tests that do little but wait. They run beside all other parts. */
const waits = `.waits${onlyInAll}`

/**
 * A run of Vitest, which tries files with failures again until they have run `tries` times. `files`: only files whose
 * path contains one of these; without any, all.
 */
function vitest(config, tries, options = [], files = []) {
  const reporter = join(import.meta.dirname, 'tests/vitest-reporter.mjs')
  return {
    command: [
      'vitest',
      ['run', '--config', config, '--reporter=dot', `--reporter=${reporter}`, '--passWithNoTests'],
      [`--testTimeout=${hangsAfterMs}`, `--hookTimeout=${hangsAfterMs}`, ...options],
    ].flat(),
    files,
    tries,
  }
}

const unit = (options, files) => vitest('vitest.config.ts', 2, options, files)

/** The component tests of a published package, on the oldest React that it supports. */
function unitOnReact18() {
  const config = 'vitest.react-18.config.ts'
  return existsSync(join(here, config)) ? [vitest(config, 2, [`--exclude=**/*${onlyInAll}*`])] : []
}

/** Options that leave out tests with a tag. Vitest refuses a tag that its configuration does not define. */
function withoutTag(tag) {
  const isDefined = readFileSync(join(here, 'vitest.config.ts'), 'utf8').includes(`name: '${tag}'`)
  return isDefined ? [`--tags-filter=!${tag}`] : []
}

/**
 * Test files of which `npm run test:all` runs more than `npm test`: tests with the tag `all`, or tests on another
 * database.
 */
function filesWithMoreInAll() {
  return globSync('src/**/*.test.ts', { cwd: here }).filter((file) =>
    /testing\/databases\.ts'|tags: 'all'/.test(readFileSync(join(here, file), 'utf8')),
  )
}

/** The stories of packages that have changed since their stories passed; those of the others are only counted. */
function storiesOfChanges() {
  // Vitest runs in ui, and filters by parts of absolute paths.
  const inFolder = (folder) => `${join(root, folder)}/`
  return partOfChanges('stories', 'src/**/*.stories.tsx', (folders) =>
    vitest('vitest.stories.config.ts', 3, [], folders.map(inFolder)),
  )
}

/** The journeys of packages that have changed since their journeys passed; those of the others are only counted. */
function journeysOfChanges() {
  const inFolder = (folder) => `${folder}/e2e/`
  // Not each package with end-to-end tests has a journey.
  return partOfChanges('e2e', 'e2e/*.spec.ts', (folders) =>
    playwright(['--grep=@journey', '--pass-with-no-tests'], folders.map(inFolder)),
  )
}

/**
 * One process for the tests of all packages that have changed since these tests passed.
 * @param {'stories' | 'e2e'} kind
 * @param {string} pattern The test files of a package.
 * @param {(folders: string[]) => object} partFor Gets the packages' folders, such as `packages/ui`.
 */
function partOfChanges(kind, pattern, partFor) {
  const { changed, unchanged, remember } = changedPackages(kind)
  for (const { count } of unchanged)
    counts.push({ passed: count, failed: 0, skipped: 0, flaky: [] })
  const folders = changed.filter(
    (folder) => globSync(pattern, { cwd: join(root, folder) }).length > 0,
  )
  const isRunIn = (folder, { file, outcome }) =>
    outcome !== 'skipped' && file.startsWith(`${folder}/`)
  const onPassed = (results) =>
    remember((folder) => results.filter((result) => isRunIn(folder, result)).length)
  return folders.length > 0 ? [{ ...partFor(folders), onPassed }] : []
}

/** A run of Playwright, which tries failures again by itself, each in a new browser. */
function playwright(options, files = []) {
  const config = join(root, 'tools/playwright.config.ts')
  return {
    command: ['playwright', 'test', '--config', config, '--retries=2', ...options],
    files,
    tries: 1,
  }
}

const kinds = {
  unit: () => [unit([`--exclude=**/*${onlyInAll}*`, ...withoutTag('all')])],
  'unit-all': () => [
    unit([`--exclude=**/*${waits}*`], [onlyInAll, ...filesWithMoreInAll()]),
    ...unitOnReact18(),
  ],
  'unit-waits': () => [unit([], [waits])],
  tools: () => [vitest('tools/vitest.tools.config.ts', 2)],
  stories: storiesOfChanges,
  'stories-all': () => [vitest('vitest.stories.config.ts', 3)],
  e2e: journeysOfChanges,
  'e2e-all': () => [playwright([])],
}
if (!(kind in kinds)) throw new Error(`'${kind}' is none of ${Object.keys(kinds).join(', ')}.`)

const scratch = mkdtempSync(join(tmpdir(), 'vestibule-tests-'))
const counts = []
for (const part of kinds[kind]()) {
  const tries = await runTries(part)
  const sums = countTries(tries)
  if (sums.failed === 0) part.onPassed?.(tries[0].results)
  counts.push(sums)
}
rmSync(scratch, { recursive: true })

const total = addUp(counts)
mkdirSync(join(here, countsFolder), { recursive: true })
writeFileSync(join(here, countsFolder, `${kind}.json`), JSON.stringify(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs everything once, and then only the files with failures, in a new process, until they pass or the tries end. */
async function runTries({ command, files: all = [], tries }) {
  const reports = [await runOnce([...command, ...all])]
  while (reports.length < tries) {
    const files = failedFiles(reports.at(-1))
    if (files.length === 0) break
    console.log(`Trying again: ${files.includes(null) ? 'all files' : files.join(', ')}`)
    const failed = files.map((file) => file && relative(here, join(root, file)))
    reports.push(await runOnce([...command, ...(files.includes(null) ? all : failed)]))
  }
  return reports
}

async function runOnce([tool, ...args]) {
  const reportFile = join(scratch, 'report.json')
  rmSync(reportFile, { force: true })
  const env = {
    ...process.env,
    VESTIBULE_TESTS: kind,
    VESTIBULE_TEST_REPORT: reportFile,
    VESTIBULE_TEST_PROGRESS: join(here, countsFolder, `now-${kind}.json`),
    // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too.
    ...(tool === 'playwright' && { NO_COLOR: undefined }),
  }
  const code = await run(tool, args, { cwd: here, env })
  const report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { results: [], errors: [] }
  const isExplained = report.errors.length > 0 || failedFiles(report).length > 0
  if (code !== 0 && !isExplained) {
    report.errors.push({ file: null, message: `${tool} ended with ${code}` })
  }
  return report
}

function failedFiles({ results, errors }) {
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  return [...new Set([...failed, ...errors].map(({ file }) => file))]
}

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countsFolder } from '../test-counts.mjs'

const root = join(import.meta.dirname, '../..')

/** Which packages' stories have passed with which sources: `{ 'packages/ui': { hash, passed } }`. */
const memory = join(root, 'packages/ui', countsFolder, 'passed-stories.json')

/** Makes the next run run the stories of all packages. */
export const forgetStories = () => rmSync(memory, { force: true })

/**
 * Finds the packages whose stories a change may break: their own sources, or those of a package that they use, differ
 * from the last run that passed. One run of Vitest has the stories of all packages, so turbo cannot tell them apart.
 * @returns {{ folders: string[], unchanged: number, remember: (results: readonly TestResult[]) => void }} The folders
 * to run, the number of stories of all others, and a function to call with the results of a run that passed.
 *
 * @typedef {import('./tally.mjs').TestResult} TestResult
 */
export function changedStories() {
  const passed = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
  const hashes = sourceHashes()
  const folders = Object.keys(hashes)
  const changed = folders.filter((folder) => passed[folder]?.hash !== hashes[folder])
  const others = folders.filter((folder) => !changed.includes(folder))
  const isRun = ({ outcome }) => outcome !== 'skipped'

  function remember(results) {
    for (const folder of changed) {
      const own = results.filter(({ file }) => file.startsWith(`${folder}/`))
      passed[folder] = { hash: hashes[folder], passed: own.filter(isRun).length }
    }
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(memory, JSON.stringify(passed))
  }

  return {
    folders: changed.map((folder) => `${join(root, folder)}/`),
    unchanged: others.reduce((sum, folder) => sum + passed[folder].passed, 0),
    remember,
  }
}

/** Turbo's hash of everything that the stories of a package depend on, by the package's folder. */
function sourceHashes() {
  const turbo = [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'stories:sources', '--dry=json']
  const said = execFileSync(process.execPath, turbo, { cwd: root, encoding: 'utf8' })
  const { tasks } = JSON.parse(said)
  const hasStories = ({ directory }) =>
    globSync('src/**/*.stories.tsx', { cwd: join(root, directory) }).length > 0
  return Object.fromEntries(
    tasks.filter(hasStories).map(({ directory, hash }) => [directory, hash]),
  )
}

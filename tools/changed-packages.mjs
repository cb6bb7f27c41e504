import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plannedTasks } from './planned-tasks.mjs'
import { countsFolder } from './test-counts.mjs'

const root = join(import.meta.dirname, '..')
const kinds = ['lint', 'stories', 'e2e']
const memoryOf = (kind) => join(root, countsFolder, `passed-${kind}.json`)

/** Makes the next runs check all packages. */
export function forgetPackages() {
  for (const kind of kinds) rmSync(memoryOf(kind), { force: true })
}

/**
 * Finds the packages that a change may break, for checks that run as one process for all packages, so that turbo cannot
 * tell the packages apart. A package counts as changed if its sources, or those of a package that it uses, differ from
 * the last time that it passed: if turbo's hash of the task `<kind>:sources` differs.
 * @param {'lint' | 'stories' | 'e2e'} kind
 * @returns {{ changed: string[], unchanged: { folder: string, count: number }[], remember: Remember }} The folders to
 * check, such as `packages/ui`; the others, with the count that was stored for each; and a function to call once the
 * check has passed, with the count to store for each checked folder (default: 1).
 *
 * @typedef {(countOf?: (folder: string) => number) => void} Remember
 */
export function changedPackages(kind) {
  const memory = memoryOf(kind)
  const passed = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
  const hashes = sourceHashes(kind)
  const folders = Object.keys(hashes)
  const changed = folders.filter((folder) => passed[folder]?.hash !== hashes[folder])
  const others = folders.filter((folder) => !changed.includes(folder))
  return {
    changed,
    unchanged: others.map((folder) => ({ folder, count: passed[folder].count })),
    remember(countOf = () => 1) {
      for (const folder of changed)
        passed[folder] = { hash: hashes[folder], count: countOf(folder) }
      mkdirSync(join(root, countsFolder), { recursive: true })
      writeFileSync(memory, JSON.stringify(passed))
    },
  }
}

/** Turbo's hash of all that a kind of check of a package depends on, by the package's folder. */
function sourceHashes(kind) {
  const name = `${kind}:sources`
  const own = plannedTasks([name]).filter(({ task }) => task === name)
  return Object.fromEntries(own.map(({ directory, hash }) => [directory, hash]))
}

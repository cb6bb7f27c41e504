import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * What turbo would run for these tasks, with the tasks on which they depend. Runs nothing.
 * @param {readonly string[]} names
 * @returns {{ task: string, directory: string, hash: string, inputs: Record<string, string> }[]} For each task of each
 * package the package's folder, the hash by which turbo finds it in its cache, and its input files, relative to that
 * folder.
 */
export function plannedTasks(names) {
  const turbo = [join(root, 'node_modules/turbo/bin/turbo'), 'run', ...names, '--dry=json']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }
  return JSON.parse(execFileSync(process.execPath, turbo, options)).tasks
}

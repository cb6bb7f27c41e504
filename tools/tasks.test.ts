import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { plannedTasks } from './planned-tasks.mjs'

const root = join(import.meta.dirname, '..')

/** Names of the tasks in turbo.json, without those of single packages. */
function taskNames() {
  const file = readFileSync(join(root, 'turbo.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
  const { tasks } = JSON.parse(file) as { tasks: Record<string, unknown> }
  return [...new Set(Object.keys(tasks).map((name) => name.replace(/^.*#/, '')))]
}

/** Paths of all files by which turbo decides whether a task of any package must run again. */
function inputs() {
  const paths = plannedTasks(taskNames()).flatMap(({ directory, inputs }) =>
    Object.keys(inputs).map((path) => posix.join(directory, path)),
  )
  return [...new Set(paths)]
}

// A file that git ignores, such as a result of tests, changes without a change of the sources. Turbo would then find
// nothing in its cache, and `npm test` would run everything again after every change.
it('tasks depend only on files of the repository', () => {
  const all = inputs()
  expect(all.length).toBeGreaterThan(1000)
  const { stdout, stderr } = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: root,
    encoding: 'utf8',
    input: all.join('\n'),
  })
  expect(stdout).toBe('')
  // Git refuses paths behind a symbolic link, such as those of packages in `node_modules`.
  expect(stderr).toBe('')
})

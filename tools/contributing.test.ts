import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('each file and folder that CONTRIBUTING names exists', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const paths = [...text.matchAll(/`((?:apps|packages|tools|docs|examples)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(20)
  // The steps for a new screen in CONTRIBUTING.md name files of a screen that does not exist.
  const missing = paths.filter(
    (path) => !path.includes('/trial-screen/') && !existsSync(join(root, path)),
  )
  expect(missing).toEqual([])
})

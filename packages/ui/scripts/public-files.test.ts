import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { componentNames, exportsOf, publishedExportsOf, stylesOf } from './public-files.ts'

const root = join(import.meta.dirname, '..')
const names = componentNames(root)
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: unknown
  publishConfig: { exports: unknown }
}

// Each is mended by `pnpm run exports`.
describe('every folder of src with a component', () => {
  test('is exported, with its sources in the working tree', () => {
    expect(manifest.exports).toEqual(exportsOf(names))
  })

  test('is exported, without sources, by the published package', () => {
    expect(manifest.publishConfig.exports).toEqual(publishedExportsOf(names))
    expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('/src/')
  })

  test('has its stylesheet in styles.css', () => {
    expect(readFileSync(join(root, 'src/styles.css'), 'utf8')).toBe(stylesOf(names))
  })
})

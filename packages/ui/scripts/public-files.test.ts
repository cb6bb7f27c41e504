import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageEntries } from '../../../tools/package-entries.mjs'
import { componentNames, stylesOf, textLanguages } from './public-files.ts'

const root = join(import.meta.dirname, '..')
const names = componentNames(root)
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Exports
  publishConfig: { exports: Exports }
}
type Exports = Record<string, string | Record<string, string>>

const filesOf = (exports: Exports) =>
  Object.entries(exports).map(([name, target]) => [
    name,
    typeof target === 'string' ? target : target['default'],
  ])

test('every folder of src with a component is exported, with its styles, and nothing else is', () => {
  const exported = packageEntries(root, manifest.exports, '@vestibule/source').map(([name]) => name)
  const ofComponents = names.flatMap(({ name, style }) =>
    style ? [`./${name}`, `./${name}.css`] : [`./${name}`],
  )
  const others = [
    'tokens.css',
    'tokens.json',
    'foundation.css',
    'base.css',
    'styles.css',
    'fonts/inter-variable-latin.woff2',
    ...textLanguages(root).map((language) => `texts/${language}`),
  ]
  expect(exported).toEqual(
    [...ofComponents, ...others.map((name) => `./${name}`), './package.json'].toSorted(),
  )
})

test('the published package exports the same files, without sources', () => {
  const { exports } = manifest.publishConfig
  expect(filesOf(exports)).toEqual(filesOf(manifest.exports))
  expect(JSON.stringify(exports)).not.toContain('/src/')
})

// If this fails, run `pnpm run styles`.
test('every stylesheet of a component is in styles.css', () => {
  expect(readFileSync(join(root, 'src/styles.css'), 'utf8')).toBe(stylesOf(names))
})

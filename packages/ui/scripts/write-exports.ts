/**
 * Derives from the folders of src what would otherwise be kept by hand in three places: the exports
 * of package.json, those of its published form, and the imports of styles.css.
 * Run it after adding a component: `pnpm run exports`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentNames, exportsOf, publishedExportsOf, stylesOf } from './public-files.ts'

const root = join(import.meta.dirname, '..')
const manifestFile = join(root, 'package.json')

const names = componentNames(root)
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
  exports: unknown
  publishConfig: { exports: unknown }
}
manifest.exports = exportsOf(names)
manifest.publishConfig.exports = publishedExportsOf(names)
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(join(root, 'src/styles.css'), stylesOf(names))

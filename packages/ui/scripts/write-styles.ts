/** Writes src/styles.css, which imports the style sheets of all components. Run `pnpm run styles` after adding one. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentNames, stylesOf } from './public-files.ts'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'src/styles.css'), stylesOf(componentNames(root)))

/**
 * Checks the texts of the product, or exchanges them with translators:
 *
 *     npm run texts -- check             fails if a text is wrong, and says why
 *     npm run texts -- export [folder]   writes the texts as JSON for Weblate or Crowdin (default: texts-export)
 *     npm run texts -- import [folder]   takes over the translations from a folder
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { findAreas, root } from './texts/areas.ts'
import { faultsIn } from './texts/check-texts.ts'
import { exportTexts, importTexts } from './texts/exchange.ts'

const [task, folder = 'texts-export'] = process.argv.slice(2)
const areas = findAreas()

switch (task) {
  case 'check': {
    const faults = areas.flatMap((area) => faultsIn(area))
    for (const { area, language, key, why } of faults) {
      console.log(`${area}.${language}.ts ${key}: ${why}`)
    }
    const count = areas.reduce((sum, { texts }) => sum + texts.en.size, 0)
    console.log(`${count} texts in ${areas.length} areas, ${faults.length} faults`)
    process.exit(faults.length === 0 ? 0 : 1)
    break
  }
  case 'export':
    console.log(`${exportTexts(areas, resolve(folder))} files written to ${folder}`)
    break
  case 'import': {
    const changed = importTexts(areas, resolve(folder))
    for (const text of changed) console.log(text)
    // A text may have grown longer than its line.
    if (changed.length > 0)
      spawnSync('oxfmt', ['packages', 'apps'], { cwd: root, stdio: 'inherit' })
    console.log(`${changed.length} texts changed`)
    break
  }
  default:
    console.error('Usage: npm run texts -- check | export [folder] | import [folder]')
    process.exit(2)
}

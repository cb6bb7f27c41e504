// Writes data/common-passwords.txt from the ranked list of @zxcvbn-ts/language-common (MIT).
// Usage: npm install --prefix <folder> @zxcvbn-ts/language-common && node scripts/common-passwords.mjs <folder>
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const count = 3000
const folder = process.argv[2]
if (folder === undefined) {
  console.error('Give the folder in which @zxcvbn-ts/language-common is installed')
  process.exit(2)
}
const list = await import(
  pathToFileURL(resolve(folder, 'node_modules/@zxcvbn-ts/language-common/dist/passwords.json.mjs'))
    .href
)
const ranked = Object.values(list).find(Array.isArray)
const common = [...new Set(ranked.map((password) => password.toLowerCase()))].slice(0, count)
const file = join(import.meta.dirname, '..', 'data', 'common-passwords.txt')
writeFileSync(file, `${common.join('\n')}\n`)
console.log(`${common.length} passwords written to ${file}`)

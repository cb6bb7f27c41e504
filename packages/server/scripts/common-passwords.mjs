// Writes data/common-passwords.bloom from the list of @zxcvbn-ts/language-common (MIT).
// Usage: node --conditions=@vestibule/source scripts/common-passwords.mjs, after an update of that package.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { buildBloomFilter } from '../src/identity/passwords/bloom-filter.ts'
import { commonestPasswords, dressings } from '../src/testing/dressed-passwords.ts'

const passwords = dictionary['passwords-common'].map((password) =>
  password.normalize('NFKC').toLowerCase(),
)
const filter = buildBloomFilter([...new Set(passwords)], 1e-6)
const file = join(import.meta.dirname, '..', 'data', 'common-passwords.bloom')
writeFileSync(file, filter)
console.log(`${passwords.length} passwords in ${filter.length} bytes written to ${file}`)

// Print what share of another list of common passwords the filter refuses, after extending each password as people do
// to meet the password rules.
const { isCommonPassword } = await import('../src/identity/passwords/common-passwords.ts')
for (const [name, dress] of Object.entries(dressings)) {
  const shares = [1000, 10_000, 100_000].map((count) => {
    const refused = commonestPasswords(count).map(dress).filter(isCommonPassword).length
    return `${((100 * refused) / count).toFixed(1)} % of ${count}`
  })
  console.log(`${name}: ${shares.join(', ')}`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unmetPasswordRules } from '@vestibule/api-client/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { constantFrom, sample, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../platform/package-root.ts'
import { commonestPasswords, dressings } from '../../testing/dressed-passwords.ts'
import { buildBloomFilter } from './bloom-filter.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isMadeOf } from './password-policy.ts'

describe('common passwords', () => {
  const { 'passwords-common': listed, 'diceware-common': words } = dictionary

  it('promise 35: all 49,233 of the list are refused, in either case', { tags: 'all' }, () => {
    expect(listed.length).toBe(49_233)
    expect(listed.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([])
    const folded = listed.map((password) => password.normalize('NFKC').toLowerCase())
    const filter = readFileSync(join(packageRoot, 'data', 'common-passwords.bloom'))
    expect(filter.equals(buildBloomFilter([...new Set(folded)], 1e-6))).toBe(true)
  })

  it.each(Object.entries(dressings))(
    'promise 35: 83 of 100 common ones are refused that were made to meet the rules with %s',
    { tags: 'all' },
    (_, dress) => {
      // A sample: every fifth of the ten thousand commonest passwords.
      const dressed = commonestPasswords(10_000)
        .filter((_, n) => n % 5 === 0)
        .map(dress)
      expect(dressed.filter((password) => unmetPasswordRules(password).length > 0)).toEqual([])
      const refused = dressed.filter(isCommonPassword).length
      expect(refused / dressed.length).toBeGreaterThan(0.83)
    },
  )

  it('promise 35: none of 20,000 random passphrases is refused', { tags: 'all' }, () => {
    const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)
    const ways = [
      ([a, b, c]: string[]) => `${capital(a)}-${b}-${c}-7!`,
      ([a, b]: string[]) => `${capital(a)}${capital(b)}42!`,
      ([a, b, c, d]: string[]) => `${a} ${b} ${c} ${d}`,
      ([a, b]: string[]) => `1!${capital(a)} ${b}`,
    ]
    const fourWords = uniqueArray(constantFrom(...words), { minLength: 4, maxLength: 4 })
    const drawn = sample(fourWords, { numRuns: 20_000, seed: 26 })
    const phrases = drawn.map((four, n) => ways[n % 4]?.(four) ?? '')
    expect(new Set(phrases).size).toBeGreaterThan(19_900)
    expect(phrases.filter(isCommonPassword)).toEqual([])
  })

  it.each([
    ['Hello1!Hello1!', true],
    ['P@$$w0rd-2026!', true],
    ['Qwertyuiop12!', true],
    ['98765432Aa1!', true],
    ['7-Aa!!-123456', true],
    ['83742916Aa1!', false],
    ['Slow-lantern-77', false],
    ['ΠΡΟΣΩΠΙΚΟ-παράθυρο-7', false],
  ])('promise 35: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon)
  })

  it('costs less than the hash of the password, whatever is asked', () => {
    const started = performance.now()
    for (const password of ['1'.repeat(100), `${'!1'.repeat(25)}a${'1!'.repeat(24)}`]) {
      isCommonPassword(password)
    }
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

it.each([
  ['Ada-Lovelace-12', ['Ada', 'Lovelace'], true],
  ['AdaAdaAdaAda-1!', ['Ada'], true],
  ['M\u00fcnchen-2026!', ['Klinikum Mu\u0308nchen'], true],
  ['Slow-Ada-Lantern', ['Ada', 'Lovelace'], false],
  ['Lantern-and-wick', ['Li', 'a', ''], false],
])('promise 35: %s with the names %j', (password, names, isMade) => {
  expect(isMadeOf(password, names)).toBe(isMade)
})

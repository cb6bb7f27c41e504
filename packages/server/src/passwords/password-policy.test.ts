import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordLength } from '@vestibule/api-client/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { packageRoot } from '../package-root.ts'
import { isCommon, isMadeOf } from './password-policy.ts'

it('promise 35: the 3,000 most common passwords that are long enough are refused', () => {
  const longEnough = dictionary['passwords-common'].filter(
    (password) => Array.from(password).length >= passwordLength.legacyMin,
  )
  expect(longEnough.length).toBeGreaterThan(3000)
  expect(longEnough.slice(0, 3000).filter((password) => !isCommon(password))).toEqual([])
  expect(isCommon(`${longEnough[2999]}`.toUpperCase())).toBe(true)
  expect(isCommon('slow-lantern-77')).toBe(false)
})

it('promise 35: the list holds no password that its length rules out', () => {
  const file = join(packageRoot, 'data', 'common-passwords.txt')
  const entries = readFileSync(file, 'utf8').trim().split('\n')
  expect(entries.filter((entry) => Array.from(entry).length < passwordLength.legacyMin)).toEqual([])
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

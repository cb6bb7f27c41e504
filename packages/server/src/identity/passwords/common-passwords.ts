import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../platform/package-root.ts'
import { mayHold } from './bloom-filter.ts'

/**
 * A Bloom filter of the common passwords in @zxcvbn-ts/language-common; scripts/common-passwords.mjs writes the file.
 */
const listed = readFileSync(join(packageRoot, 'data', 'common-passwords.bloom'))

/**
 * Keyboard rows and the alphabet, forwards and backwards. Each part of a row, from three characters on, counts as a
 * common password: the file of common passwords lacks most of them.
 */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
].flatMap((row) => [row, Array.from(row).toReversed().join('')])

/**
 * Maximum non-letters that are removed one by one from each end of a password to find a common password in it. If there
 * are more, the password is only tried once more without any of them.
 */
const mostCuts = 12

/**
 * If a password has at most this many letters, the numbers in it are also checked on their own: the user may have added
 * only the letters that the rules require.
 */
const lettersAroundNumber = 4

/**
 * Whether a password is a common one, or one to which required characters were added: `P@ssw0rd-123!` counts as
 * `password`.
 */
export function isCommonPassword(password: string): boolean {
  for (const form of formsOf(password.normalize('NFKC').toLowerCase())) {
    if (isCommonForm(form)) return true
  }
  return false
}

function isCommonForm(form: string): boolean {
  if (isListed(form)) return true
  const part = /^(.+?)\1+$/su.exec(form)?.[1]
  if (part === undefined || form.length < 4) return false
  // The password repeats `part`, as in `aaaaaaaa` or `hello1!hello1!`: refuse it if `part` is short or common.
  return part.length < 3 || isListed(part) || isListed(withoutEnds(part))
}

/**
 * Texts from which the user may have made the password: itself, without digits and marks at its ends, with look-alike
 * characters replaced by letters, and, if it has few letters, the numbers in it.
 */
function* formsOf(password: string): Generator<string> {
  yield password
  const before = /^\P{L}*/u.exec(password)?.[0].length ?? 0
  const after = /\P{L}*$/u.exec(password)?.[0].length ?? 0
  if (before < password.length) {
    for (let start = 0; start <= Math.min(before, mostCuts); start += 1) {
      for (let cut = 0; cut <= Math.min(after, mostCuts); cut += 1) {
        yield* withLetters(password.slice(start, password.length - cut))
      }
    }
    yield* withLetters(password.slice(before, password.length - after))
  }
  if (password.replace(/\P{L}/gu, '').length <= lettersAroundNumber) {
    yield* password.match(/\d+/g) ?? []
  }
}

function withLetters(text: string): string[] {
  const plain = text.replace(/[0134578@$!+]/g, (character) => letterOf[character] ?? character)
  return text.includes('1') ? [text, plain, plain.replaceAll('i', 'l')] : [text, plain]
}

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
}

function isListed(text: string): boolean {
  if (text.length < 3) return false
  return rows.some((row) => row.includes(text)) || mayHold(listed, text)
}

const withoutEnds = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '')

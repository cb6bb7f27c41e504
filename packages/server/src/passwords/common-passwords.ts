import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { mayHold } from './bloom-filter.ts'

/** The list of @zxcvbn-ts/language-common; scripts/common-passwords.mjs makes it. */
const listed = readFileSync(join(packageRoot, 'data', 'common-passwords.bloom'))

/** The list leaves out what stands in a row on a keyboard or in the alphabet. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
].flatMap((row) => [row, Array.from(row).toReversed().join('')])

/** So many characters at either end are taken away one after the other; more of them only all at once. */
const mostCuts = 12

/** With this many letters or fewer, the password is a number with what the rules ask for around it. */
const lettersAroundNumber = 4

/** `P@ssw0rd-123!` is `password` with the ornaments that the rules ask for. */
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
  // `aaaaaaaa`, or `hello1!hello1!`.
  return part.length < 3 || isListed(part) || isListed(withoutEnds(part))
}

/** What the password may have been made from: as it is, without ornaments at its ends, and with letters for look-alikes. */
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

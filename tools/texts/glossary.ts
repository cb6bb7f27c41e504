import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../packages/api-client/src/contract/languages.ts'
import { root } from './areas.ts'

/** A term of docs/languages.md in each language. */
export type Term = Readonly<Record<Language, string>>

const columns: readonly Language[] = ['en', 'de', 'fr', 'es', 'ja', 'ar']

export function readGlossary(): Term[] {
  const page = readFileSync(join(root, 'docs/languages.md'), 'utf8')
  const table = page.split(/^## /m).find((part) => part.startsWith('Glossary')) ?? ''
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (English|-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns.length)
    .map(
      (cells) =>
        Object.fromEntries(columns.map((language, at) => [language, cells[at]])) as unknown as Term,
    )
}

/** Writes a text in lower case, without accents, Arabic vowel signs and articles, so that forms of a word are alike. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .toLowerCase()
    .replaceAll(/(^|\s|و|ب|ل)ال/g, '$1')
}

/** The beginnings of the words of a term: endings differ by case, number and gender. */
function stemsOf(term: string, language: Language): string[] {
  const [first = ''] = term.replaceAll(/\([^)]*\)/g, '').split(' / ')
  if (language === 'ja') return [first.trim().replace(/する$/, '')]
  return plain(first)
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .map((word) =>
      word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.slice(0, 4),
    )
}

/** Whether an English text is only this term, perhaps with an article or a value, such as “Support code {code}”. */
export function speaksOf(text: string, { en }: Term): boolean {
  const words = en
    .replaceAll(/\([^)]*\)/g, '')
    .split(' / ')
    .map((word) => word.trim())
  return words.some((word) =>
    new RegExp(`^(your |the |an? )?${word}s?( \\{\\w+\\})?$`, 'i').test(text),
  )
}

/** Plurals of Arabic that change within the word. */
const brokenPlurals: readonly (readonly [string, string])[] = [
  ['أدوار', 'دور'],
  ['أذونات', 'إذن'],
  ['أعضاء', 'عضو'],
  ['أفواج', 'فوج'],
  ['تذاكر', 'تذكرة'],
  ['جلسات', 'جلسة'],
  ['رموز', 'رمز'],
  ['شركاء', 'شريك'],
  ['مفاتيح', 'مفتاح'],
  ['موارد', 'مورد'],
]

export function hasTerm(text: string, term: Term, language: Language): boolean {
  const singular = brokenPlurals.reduce((own, [many, one]) => own.replace(many, one), text)
  const own = language === 'ja' ? text.replaceAll(' ', '') : plain(singular)
  return stemsOf(term[language], language).every((stem) => own.includes(stem.replaceAll(' ', '')))
}

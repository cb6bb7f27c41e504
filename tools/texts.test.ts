import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findAreas, shortName, type Area } from './texts/areas.ts'
import { faultsIn } from './texts/check-texts.ts'
import { toJson } from './texts/exchange.ts'

const areas = findAreas()

describe.each(areas.map((area) => [area.name, area] as const))('the texts of %s', (_, area) => {
  it('have no fault', () => {
    expect(area.texts.en.size).toBeGreaterThan(3)
    expect(faultsIn(area)).toEqual([])
  })
})

it('the texts of the first screens have slots alone, because nothing there reads more', () => {
  const first = areas.filter((area) => ['start', 'notes'].includes(shortName(area)))
  expect(first).toHaveLength(2)
  const texts = first
    .flatMap((area) => Object.values(area.texts))
    .flatMap((own) => Array.from(own.values()))
  expect(texts.filter((text) => /[<#]|\{\w+,/.test(text))).toEqual([])
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'apps/lab/src'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Writes one file per language, with the texts in `english` and `changes`, and the same Arabic text in the languages
 * that `changes` leaves out. Returns the area (the group of texts) that these files make.
 */
function areaOf(english: string, changes: Readonly<Record<string, string>> = {}): Area {
  const own = "'greeting': 'سلام {name}',"
  for (const language of ['en', 'de', 'fr', 'es', 'ja', 'ar']) {
    const text = language === 'en' ? english : (changes[language] ?? own)
    writeFileSync(
      join(folder, `apps/lab/src/lab.${language}.ts`),
      `export const messages = {\n  ${text}\n}\n`,
    )
  }
  const [area] = findAreas(folder)
  if (area === undefined) throw new Error('The area is not found')
  return area
}

const greeting = "// Above the list of people.\n  greeting: 'Hello, {name}',"
const faultsOf = (changes: Readonly<Record<string, string>>) =>
  faultsIn(areaOf(greeting, changes)).map(({ language, key, why }) => `${language} ${key} ${why}`)

it('a text that is a term of the glossary has its word', () => {
  const faults = faultsIn(areaOf("greeting: 'Passkeys',", { de: "greeting: 'Schlüssel'," }))
  expect(faults.map(({ language, why }) => `${language} ${why}`)).toContain(
    'de is not the term of the glossary: Schlüssel, not Passkey',
  )
})

describe('the check of texts', () => {
  it('finds nothing in texts that are right', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each([
    ['what is missing', { de: '' }, 'de greeting is missing'],
    [
      'what is superfluous',
      { de: "greeting: 'Hallo, {name}',\n  more: 'Mehr'," },
      'de more is superfluous',
    ],
    [
      'other values',
      { de: "greeting: 'Hallo, {nam}'," },
      'de greeting has the values {nam}, not {name}',
    ],
    ['English', { de: "greeting: 'Hello, {name}'," }, 'de greeting is left in English'],
    [
      'an ordinary space in French',
      { fr: "greeting: 'Bonjour {name} !'," },
      'fr greeting has a wrong sign: Bonjour {name} !',
    ],
    [
      'a missing sign in Spanish',
      { es: "greeting: 'Hola {name}?'," },
      'es greeting has a wrong sign: Hola {name}?',
    ],
    [
      'a Latin comma in Arabic',
      { ar: "greeting: 'سلام, {name}'," },
      'ar greeting has a wrong sign: سلام, {name}',
    ],
    [
      'isolation by hand',
      { ar: String.raw`greeting: 'سلام ${'\u2068'}{name}${'\u2069'}',` },
      'ar greeting isolates a value by hand',
    ],
    [
      'plural forms that a language has not',
      { fr: "greeting: '{name, plural, one {un} other {#}}'," },
      'fr greeting {name} has the forms one, other, not many, one, other',
    ],
    [
      'a plural within a sentence',
      { de: "greeting: 'Hallo {name, plural, one {du} other {ihr}}'," },
      'de greeting a plural is only a part of the sentence',
    ],
  ])('finds %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  it('finds what ICU reads in another way', () => {
    expect(faultsOf({ de: `greeting: "Hallo '{name}'",` }).join()).toContain('ICU says')
  })
})

it('the export has each text with its note', () => {
  expect(JSON.parse(toJson(areaOf(greeting), 'ar'))).toEqual({
    greeting: { defaultMessage: 'سلام {name}', description: 'Above the list of people.' },
  })
})

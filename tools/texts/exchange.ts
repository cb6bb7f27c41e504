import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages, type Language } from '../../packages/api-client/src/contract/languages.ts'
import { shortName, writeTexts, type Area } from './areas.ts'

/** A text as Format.JS stores it, which Weblate (formatjs) and Crowdin (React Intl) open. */
interface Exchanged {
  readonly defaultMessage: string
  readonly description?: string
}

/** The texts of a group in one language as JSON, in the order of the English ones, with notes for translators. */
export function toJson({ texts, notes }: Area, language: Language): string {
  const entries = [...texts.en.keys()].flatMap((key): [string, Exchanged][] => {
    const text = texts[language].get(key)
    const note = notes.get(key)
    if (text === undefined) return []
    return [[key, { defaultMessage: text, ...(note !== undefined && { description: note }) }]]
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

const fileOf = (folder: string, area: Area, language: Language) =>
  join(folder, shortName(area), `${language}.json`)

/** Writes a file for each group of texts and each language, such as `start/de.json`. Returns the number of files. */
export function exportTexts(areas: readonly Area[], folder: string): number {
  for (const area of areas) {
    for (const language of languages) {
      const path = fileOf(folder, area, language)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, toJson(area, language))
    }
  }
  return areas.length * languages.length
}

/**
 * Takes over the texts that translators have changed. English is the source and is not read. Returns the names of the
 * changed texts.
 */
export function importTexts(areas: readonly Area[], folder: string): string[] {
  return areas.flatMap((area) =>
    languages
      .filter((language) => language !== 'en')
      .flatMap((language) => {
        const json = JSON.parse(readFileSync(fileOf(folder, area, language), 'utf8')) as Readonly<
          Record<string, Exchanged>
        >
        const texts = new Map(Object.entries(json).map(([key, text]) => [key, text.defaultMessage]))
        return writeTexts(area, language, texts).map(
          (key) => `${shortName(area)} ${language} ${key}`,
        )
      }),
  )
}

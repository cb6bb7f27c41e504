import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languages, type Language } from '../../packages/api-client/src/contract/languages.ts'

export const root = join(import.meta.dirname, '../..')

/** The texts of a group in one language, by key. */
export type Texts = ReadonlyMap<string, string>

/** A group of texts with one file for each language in one folder, such as `start.en.ts` and `start.de.ts`. */
export interface Area {
  readonly name: string
  readonly texts: Readonly<Record<Language, Texts>>
  /** What a translator must know about a key, if the text alone does not say it: the comment above it in English. */
  readonly notes: Texts
}

const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const entry = new RegExp(
  String.raw`((?:// .*\n\s*)*)(?<=[\n{,]\s*|// .*\n\s*)(${string}|\w+):\s*(${string})`,
  'g',
)

/** All groups of texts in the apps and packages. A group without a file in a language has no texts in that language. */
export function findAreas(folder = root): Area[] {
  return globSync('{apps,packages}/*/src/**/*.en.ts', { cwd: folder })
    .toSorted()
    .map((path) => {
      const entries = readEntries(join(folder, path))
      return {
        name: path.replace(/\.en\.ts$/, ''),
        texts: Object.fromEntries(
          languages.map((language) => {
            const own = join(folder, path.replace(/\.en\.ts$/, `.${language}.ts`))
            return [language, new Map(readEntries(own).map(({ key, text }) => [key, text]))]
          }),
        ) as unknown as Record<Language, Texts>,
        notes: new Map(entries.flatMap(({ key, note }) => (note === '' ? [] : [[key, note]]))),
      }
    })
}

/** The name of a group of texts without its folder, such as `start`. */
export const shortName = ({ name }: Pick<Area, 'name'>) => basename(name)

function readEntries(path: string) {
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(entry)].map(
    ([, note = '', key = '', text = '']) => ({
      note: note.replaceAll(/\s*\/\/ /g, ' ').trim(),
      key: valueOf(key),
      text: valueOf(text),
    }),
  )
}

/**
 * Writes new texts over those of a language. Keys that the language's file does not have are not added. Returns the
 * keys of the changed texts.
 */
export function writeTexts(area: Area, language: Language, texts: Texts): string[] {
  const path = join(root, `${area.name}.${language}.ts`)
  const changed: string[] = []
  const written = readFileSync(path, 'utf8').replaceAll(
    entry,
    (whole, _note, key: string, old: string) => {
      const text = texts.get(valueOf(key))
      if (text === undefined || text === valueOf(old)) return whole
      changed.push(valueOf(key))
      return whole.slice(0, -old.length) + literalOf(text)
    },
  )
  if (changed.length > 0) writeFileSync(path, written)
  return changed
}

function valueOf(literal: string): string {
  if (!/^['"]/.test(literal)) return literal
  const inside = literal.slice(1, -1).replaceAll(String.raw`\'`, "'")
  return JSON.parse(
    `"${literal.startsWith("'") ? inside.replaceAll('"', String.raw`\"`) : inside}"`,
  ) as string
}

function literalOf(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
}

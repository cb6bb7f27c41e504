import { languages, type Language } from '@vestibule/api-client/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

type Text = string | ((...values: unknown[]) => unknown)

/** Each text of a catalogue by its path. */
function textsOf(node: unknown, path = ''): [path: string, text: Text][] {
  if (typeof node === 'string' || typeof node === 'function') return [[path, node as Text]]
  return Object.entries(node as object).flatMap(([key, child]) =>
    textsOf(child, path === '' ? key : `${path}.${key}`),
  )
}

/** All that a text of this many values says: each value a word, a number or missing. */
function saidBy(text: Text): Map<string, string> {
  if (typeof text === 'string') return new Map([['', text]])
  const said = new Map<string, string>()
  for (let turn = 0; turn < 3 ** text.length; turn++) {
    const values = Array.from({ length: text.length }, (_, place) => {
      const kind = Math.floor(turn / 3 ** place) % 3
      return kind === 0 ? words[place] : kind === 1 ? numbers[place] : null
    })
    try {
      const answer = text(...values)
      if (typeof answer === 'string') said.set(JSON.stringify(values), answer)
    } catch {
      // This text takes no such values.
    }
  }
  return said
}

/** The places `{name}` that are filled later, in one order for all languages. */
const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

const words = ['Äpfel', 'Öl', 'Übung', 'Ähre']
const numbers = [103, 107, 113, 118]

interface Catalogues {
  /** Fetches the catalogue of the page's language. */
  readonly load: () => Promise<object>
  /** The languages that have one, with what is alike in them and in English: names, signs, and words that both have. */
  readonly alike: Partial<Record<Language, RegExp>>
}

const lang = document.documentElement.lang

/** The texts in the language of the page. */
export async function loadIn<Texts>(
  language: Language,
  load: () => Promise<Texts>,
): Promise<Texts> {
  document.documentElement.lang = language
  return load()
}

/** Tests of all catalogues but the English one: none lacks a text, a value or words of its own. */
export function checkCatalogues(name: string, { load, alike }: Catalogues) {
  afterEach(() => {
    document.documentElement.lang = lang
  })
  let english: Map<string, Text>
  beforeAll(async () => {
    english = new Map(textsOf(await loadIn('en', load)))
  })
  const written = languages.filter((language) => language in alike)

  describe.each(written)(`${name} in %s`, (language) => {
    it('are as many as in English', async () => {
      const own = textsOf(await loadIn(language, load)).map(([path]) => path)
      expect(own.toSorted()).toEqual([...english.keys()].toSorted())
    })

    it('say something, with all values that English says', async () => {
      const wrong: string[] = []
      const notANumber = new Intl.NumberFormat(language).format(NaN)
      for (const [path, text] of textsOf(await loadIn(language, load))) {
        const own = saidBy(text)
        for (const [values, said] of saidBy(english.get(path) ?? '')) {
          const answer = own.get(values)
          if (said.includes('NaN') || answer?.includes('NaN')) continue
          if (answer?.includes(notANumber)) continue
          const isEmpty = answer === undefined || (answer.trim() === '' && said.trim() !== '')
          const misses = [...words, ...numbers.map(String)].some(
            (value) => said.includes(value) && !answer?.includes(value),
          )
          if (isEmpty || misses || slotsOf(answer) !== slotsOf(said))
            wrong.push(`${path} ${values}: ${String(answer)}`)
        }
      }
      expect(wrong).toEqual([])
    })

    it('are not left in English', async () => {
      const left = textsOf(await loadIn(language, load)).filter(([path, text]) => {
        if (typeof text !== 'string' || !/\p{L}/u.test(text)) return false
        return text === english.get(path) && !alike[language]?.test(text)
      })
      expect(left).toEqual([])
    })
  })
}

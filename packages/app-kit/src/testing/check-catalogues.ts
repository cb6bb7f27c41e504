import { languages, type Language } from '@vestibule/api-client/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

type Text = string | ((...values: unknown[]) => unknown)

/** Lists all texts of a catalogue with their paths. */
function textsOf(node: unknown, path = ''): [path: string, text: Text][] {
  if (typeof node === 'string' || typeof node === 'function') return [[path, node as Text]]
  return Object.entries(node as object).flatMap(([key, child]) =>
    textsOf(child, path === '' ? key : `${path}.${key}`),
  )
}

/**
 * Calls a text with every combination of arguments, each a word, a number or null. Returns the results by arguments.
 */
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
      // Ignore: the text does not accept these arguments.
    }
  }
  return said
}

/** The placeholders such as `{name}` in a text, sorted, so that languages can be compared. */
const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

const words = ['Äpfel', 'Öl', 'Übung', 'Ähre']
const numbers = [103, 107, 113, 118]

interface Catalogues {
  /** Fetches the catalogue of the page's language. */
  readonly load: () => Promise<object>
  /**
   * The translated languages, each with a pattern of texts that may equal the English one: names, symbols, shared
   * words.
   */
  readonly alike: Partial<Record<Language, RegExp>>
}

const lang = document.documentElement.lang

/** Sets the language of the page and loads the texts in it. */
export async function loadIn<Texts>(
  language: Language,
  load: () => Promise<Texts>,
): Promise<Texts> {
  document.documentElement.lang = language
  return load()
}

/**
 * Tests all catalogues against the English one: no text is missing, none loses a value, and none is left in English.
 */
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

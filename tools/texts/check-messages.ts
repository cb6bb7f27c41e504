import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../packages/api-client/src/contract/languages.ts'
import { formatMessage } from '../../packages/base/src/messages/format-message.ts'
import { localeOf } from '../../packages/base/src/messages/locale.ts'
import {
  parseMessage,
  type Piece,
  type Slot,
} from '../../packages/base/src/messages/parse-message.ts'

/** All values and tags in a message, also those within the forms of its plurals and choices. */
function slotsOf(pieces: readonly Piece[]): Slot[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [piece, ...Object.values(piece.forms).flatMap((form) => slotsOf(form))],
  )
}

/**
 * The values and tags of a message, in one form for plurals and for values that are only shown: a language may need a
 * plural where another shows the number.
 */
export function valuesIn(message: string): string {
  const names = slotsOf(parseMessage(message)).map(({ name, kind }) =>
    kind === 'tag' ? `<${name}>` : `{${name}}`,
  )
  return [...new Set(names)].toSorted().join(' ')
}

const exact = /^=\d+$/

/**
 * What is wrong with the plurals of a message: each must have exactly the forms of its language, as whole sentences.
 */
export function pluralFaults(message: string, language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions()
  const wanted = pluralCategories.toSorted().join(' ')
  return slotsOf(parseMessage(message))
    .filter(({ kind }) => kind === 'plural')
    .flatMap(({ name, forms }) => {
      const has = Object.keys(forms).filter((form) => !exact.test(form))
      return has.toSorted().join(' ') === wanted
        ? []
        : [`{${name}} has the forms ${has.join(', ')}, not ${wanted.replaceAll(' ', ', ')}`]
    })
    .concat(hasTextBesidePlural(message) ? ['a plural is only a part of the sentence'] : [])
}

function hasTextBesidePlural(message: string): boolean {
  const pieces = parseMessage(message)
  const isPlural = (piece: Piece) => typeof piece !== 'string' && piece.kind === 'plural'
  return (
    pieces.some(isPlural) &&
    pieces.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece))
  )
}

const isolates = /[\u2066-\u2069]/g
const numbers = [0, 1, 2, 3, 11, 702, 1_000_000]

/**
 * Compares how ICU and our formatter write the message, for all forms of its plurals and choices. Returns the first
 * difference as a list of one; an empty list if there is none.
 */
export function readByIcu(message: string, language: Language): string[] {
  const slots = slotsOf(parseMessage(message))
  const counted = new Set(slots.filter(({ kind }) => kind === 'plural').map(({ name }) => name))
  const choices = slots.filter(({ kind }) => kind === 'select')
  const options = [...new Set(choices.flatMap(({ forms }) => Object.keys(forms)))]
  try {
    const icu = new IntlMessageFormat(message, localeOf(language))
    for (const number of numbers) {
      for (const option of options.length > 0 ? options : ['x']) {
        const values = Object.fromEntries(
          slots.map(({ name, kind }) => {
            if (kind === 'tag') return [name, (enclosed: unknown) => `<${String(enclosed)}>`]
            if (counted.has(name)) return [name, number]
            return [name, kind === 'select' ? option : `value of ${name}`]
          }),
        )
        const ours = String(formatMessage(message, language, values)).replaceAll(isolates, '')
        const theirs = String(icu.format(values))
        if (ours !== theirs) return [`ICU says “${theirs}”, the page “${ours}”`]
      }
    }
    return []
  } catch (error) {
    return [`ICU cannot read it: ${String(error)}`]
  }
}

import { formatMessage } from '../../packages/base/src/messages/format-message.ts'
import type { Values } from '../../packages/base/src/messages/message-values.ts'
import type { Language } from '../../packages/api-client/src/contract/languages.ts'
import { findAreas, shortName } from '../texts/areas.ts'

const areas = new Map(findAreas().map((area) => [shortName(area), area]))

/** Returns a text of the product in the language of the test, such as `words('start', 'start.heading')`. */
export type Words = (area: string, key: string, values?: Values) => string

/** The catalogues of the product in one language. Elements in a text, such as links, are read as their own text. */
export function wordsIn(language: Language): Words {
  return (area, key, values = {}) => {
    const message = areas.get(area)?.texts[language].get(key)
    if (message === undefined) throw new Error(`No text ${area} ${key} in ${language}`)
    const tags = [...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, String])
    return formatMessage(message, language, { ...Object.fromEntries(tags), ...values }) as string
  }
}

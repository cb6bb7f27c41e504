import { ApiError, isApiError, type Client } from '@vestibule/api-client'
import { messageOf } from '@vestibule/base/messages/create-texts'
import type { Messages } from '@vestibule/base/messages/texts'
import { formattingLocale, pageLanguage } from '../page-language.ts'

/**
 * Wraps a client so that its errors are in the page's language: `userMessage` and `fields` get the page's texts for the
 * reason, the code and the field codes. `loadTexts` is called at each refusal that has a message. If there is no text,
 * or loading fails, the server's English message stays.
 */
export function clientInWords(client: Client, loadTexts: () => Promise<Messages | null>): Client {
  const request = async (...call: Parameters<Client['request']>) => {
    try {
      return await client.request(...call)
    } catch (error) {
      if (!isApiError(error) || error.userMessage === null) throw error
      const texts = await loadTexts().catch(() => null)
      throw texts === null ? error : inWords(error, texts)
    }
  }
  // Define `origin` and `scope` as getters again, because their values may change.
  return Object.defineProperties({} as Client, {
    ...Object.getOwnPropertyDescriptors(client),
    request: { value: request, enumerable: true },
  })
}

function inWords(error: ApiError, texts: Messages): ApiError {
  const { kind, message, status, info, userMessage, retryAfterS, url, cause } = error
  const fields = fieldsInWords(error, texts)
  return new ApiError(kind, message, {
    status,
    info: info && { ...info, fields },
    userMessage: sentence(error, fields, texts) ?? userMessage,
    retryAfterS,
    url,
    cause,
  })
}

type Fields = Record<string, string[]>

function fieldsInWords({ fields, info }: ApiError, texts: Messages): Fields {
  const codes = info?.field_codes ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map((message, at) => texts[`fields.${codes[field]?.[at] ?? ''}`] ?? message),
    ]),
  )
}

/** The text for the whole refusal; undefined if the page has none. */
function sentence(error: ApiError, fields: Fields, texts: Messages): string | undefined {
  const { info, code, retryAfterS } = error
  const say = (key: string, values = {}) => messageOf(texts, key, pageLanguage(), values)
  const reason = say(`reasons.${info?.reason ?? ''}`, info?.values)
  if (reason !== undefined) return reason
  if (code === 'rate_limited' && retryAfterS !== null) {
    return say('throttled', { time: inUnits(retryAfterS) })
  }
  const [first, ...others] = Object.values(fields).flat()
  // If there is only one message about a field, it says more than the general text, "Some fields are not valid".
  if (first !== undefined && others.length === 0) return first
  return say(`codes.${code ?? ''}`)
}

/**
 * Formats a duration as `5 minutes`: in seconds below 90 seconds, in minutes below 90 minutes, then in hours, rounded
 * up. The server's English messages use the same rule.
 */
function inUnits(seconds: number): string {
  const count = (value: number, unit: string) =>
    new Intl.NumberFormat(formattingLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
      value,
    )
  if (seconds < 90) return count(seconds, 'second')
  if (seconds < 5400) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}

import { emailPattern, isLanguage, languages, type Language } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { isTimeZone } from '../days.ts'
import { tlsProblem } from '../db/database-tls.ts'
import { addressesOf } from '../db/database-url.ts'

/** An environment variable that is a setting of the server. */
export interface Variable {
  /** Validates the text of the variable; undefined means that the variable is not set. */
  readonly schema: v.GenericSchema<string | undefined, unknown>
  readonly default: string
  readonly meaning: string
  readonly secret?: true
}

export const wholeNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be a whole number from ${min} to ${max}`),
    v.maxValue(max, `must be a whole number from ${min} to ${max}`),
  )

export const flag = (fallback: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), fallback),
    v.transform((text) => text === 'true'),
  )

export const list = (fallback = '') =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) => text.split(',').map((item) => item.trim())),
    v.transform((items) => items.filter((item) => item !== '')),
  )

/** Makes the schema of a variable with a whole number from `min` to `max`. Undefined: the variable is not set. */
export const numberOf = (unit: 'days' | 'months' | 'minutes', min: number, max: number) => {
  const rule = `must be a whole number of ${unit} from ${min} to ${max}`
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d*$/, rule),
      v.transform(Number),
      v.minValue(min, rule),
      v.maxValue(max, rule),
    ),
  )
}

export const numberOfDays = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,4}$/, 'must be a whole number of days from 1'),
    v.transform(Number),
  ),
)

const languageRule = `must be one or more of ${languages.join(', ')}, each once`
export const languageList = (fallback: readonly Language[]) =>
  v.pipe(
    list(fallback.join(',')),
    v.check(
      (tags) => tags.length > 0 && tags.every(isLanguage) && new Set(tags).size === tags.length,
      languageRule,
    ),
    v.transform((tags) => tags as [Language, ...Language[]]),
  )

export const isUrl = (schemes: readonly string[]) => (text: string) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol)
export const sender = v.optional(
  v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@]@[^\s@]+$/, 'must be a mail address')),
  'Vestibule <no-reply@vestibule.example>',
)
export const smtpUrl = v.optional(
  v.pipe(
    v.string(),
    v.check(isUrl(['smtp:', 'smtps:']), 'must be an address such as smtp://host:587'),
  ),
)
export const databaseUrl = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (url) => addressesOf(url) !== null,
      'must be a PostgreSQL address such as postgres://user:password@host/database',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      const [address] = dataset.typed ? (addressesOf(dataset.value) ?? []) : []
      const problem = address === undefined ? null : tlsProblem(address)
      if (problem !== null) addIssue({ message: `has a problem: ${problem}` })
    }),
  ),
)
const isOrigin = (text: string) =>
  isUrl(['http:', 'https:'])(text) && new URL(text).origin === text.replace(/\/$/, '')

export const environments = ['development', 'production', 'test'] as const
export const hstsScopes = ['host', 'subdomains', 'off'] as const
export const logFormats = ['json', 'pretty'] as const
export const poolers = ['none', 'session', 'transaction'] as const
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)

export const domainPattern = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

export const text = v.optional(v.string())
export const textOr = (fallback: string) => v.optional(v.string(), fallback)
export const mailAddress = v.optional(
  v.pipe(v.string(), v.regex(emailPattern, 'must be a mail address')),
)
export const httpUrl = v.optional(
  v.pipe(v.string(), v.check(isUrl(['http:', 'https:']), 'must be an http or https address')),
)
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin such as https://vestibule.example'),
  v.transform((value) => new URL(value).origin),
)

export const timeZone = v.pipe(
  textOr('UTC'),
  v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'),
)

import * as v from 'valibot'
import { StrictJsonError } from '../http/strict-json.ts'
import { emailKeyOf } from '../users/email-key.ts'
import { importSchema, type ImportFile } from './import-schema.ts'
import { parseObject } from './parse-object.ts'
import { oddTexts } from './odd-texts.ts'
import { weakSecrets } from './weak-secrets.ts'

/** More of them help nobody, and fill a terminal. */
const shownMistakes = 100

/** A file that cannot be imported. Each mistake names its place, such as `users[3].email`. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    const lines = mistakes.slice(0, shownMistakes).map((mistake) => `  ${mistake}`)
    const left = mistakes.length - lines.length
    if (left > 0) lines.push(`  and ${left} more`)
    super(['Nothing was imported:', ...lines].join('\n'))
    this.mistakes = mistakes
  }
}

/** Checks the text of an import file. Throws ImportError. */
export function readImport(text: string): ImportFile {
  let json: unknown
  try {
    json = parseObject(text)
  } catch (error) {
    const { message } = error as Error
    const hasPlace = error instanceof StrictJsonError && error.path.length > 0
    throw new ImportError([hasPlace ? `${placeOf(error.path)}: ${message}` : message])
  }
  const result = v.safeParse(importSchema, json)
  if (!result.success) throw new ImportError(result.issues.map(mistakeOf))
  const mistakes = [oddIn, weakIn, duplicatesOf].flatMap((find) => find(result.output))
  if (mistakes.length > 0) throw new ImportError(mistakes)
  return result.output
}

function mistakeOf(issue: v.BaseIssue<unknown>): string {
  const place = placeOf((issue.path ?? []).map((item) => item.key as string | number))
  if (issue.expected === 'never') return `${place}: is not a known key`
  return `${place}: ${issue.received === 'undefined' ? 'is missing' : issue.message}`
}

/** `['users', 3, 'email']` as people write it. */
export function placeOf(path: readonly (string | number)[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
  return text === '' ? 'file' : text
}

function oddIn(file: ImportFile): string[] {
  return oddTexts(file).map(({ path, what }) => {
    const place = placeOf(path).replace(/\p{Cc}/gu, (character) =>
      JSON.stringify(character).slice(1, -1),
    )
    return `${place}: must not contain ${what}`
  })
}

function weakIn(file: ImportFile): string[] {
  return weakSecrets(file).map(({ path, why }) => `${placeOf(path)}: ${why}`)
}

interface Named {
  readonly path: readonly (string | number)[]
  readonly key: string
}

function duplicatesOf(file: ImportFile): string[] {
  const keys = {
    organizations: file.organizations.map(({ id }) => id),
    users: file.users.map(({ email }) => emailKeyOf(email)),
    eulas: file.eulas.map(({ id }) => id),
    resources: file.resources.map(
      (entry) =>
        `${entry.resourcetype} ${String('url' in entry.resource ? entry.resource.url : entry.resource.name)}`,
    ),
    sellers: file.sellers.map(({ id }) => id),
    documents: file.documents.map((item) =>
      [item.app_name, item.element_id, item.data_partner_id].join(' ').trim(),
    ),
    virtual_cohorts: file.virtual_cohorts.map(({ id }) => id),
  }
  const lists: Named[][] = [
    ...Object.entries(keys).map(([list, items]) =>
      items.map((key, index) => ({ path: [list, index], key })),
    ),
    file.users.flatMap(({ id: key }, index) =>
      key === undefined ? [] : [{ path: ['users', index, 'id'], key }],
    ),
    ...file.sellers.map(({ data_partners }, seller) =>
      data_partners.map(({ id: key }, index) => ({
        path: ['sellers', seller, 'data_partners', index],
        key,
      })),
    ),
  ]
  return lists.flatMap(repeatedIn)
}

function repeatedIn(items: readonly Named[]): string[] {
  const seen = new Set<string>()
  return items.flatMap(({ path, key }) => {
    if (seen.has(key)) return [`${placeOf(path)}: ${key} stands in the file already`]
    seen.add(key)
    return []
  })
}

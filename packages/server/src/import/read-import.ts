import * as v from 'valibot'
import { emailKeyOf } from '../users/email-key.ts'
import { importSchema, type ImportFile } from './import-schema.ts'
import { parseObject } from './parse-object.ts'
import { unstorableTexts } from './unstorable-texts.ts'

/** A file that cannot be imported. Each mistake names its place, such as `users[3].email`. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(['Nothing was imported:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'))
    this.mistakes = mistakes
  }
}

/** Checks the text of an import file. Throws ImportError. */
export function readImport(text: string): ImportFile {
  let json: unknown
  try {
    json = parseObject(text)
  } catch (error) {
    throw new ImportError([(error as Error).message])
  }
  const result = v.safeParse(importSchema, json)
  if (!result.success) throw new ImportError(result.issues.map(mistakeOf))
  const mistakes = [...unstorableIn(result.output), ...duplicatesOf(result.output)]
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

function unstorableIn(file: ImportFile): string[] {
  return unstorableTexts(file).map((path) => {
    const place = placeOf(path).replaceAll('\0', String.raw`\u0000`)
    return `${place}: must not contain the character NUL or half of a character`
  })
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

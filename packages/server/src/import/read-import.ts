import * as v from 'valibot'
import { StrictJsonError } from '../platform/http/strict-json.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-address.ts'
import {
  importSchema,
  userSchema,
  type ImportedSections,
  type ImportedUser,
} from './import-schema.ts'
import type { ImportSource } from './import-source.ts'
import { ImportError, Mistakes, placeOf, type Mistake } from './mistakes.ts'
import { oddTexts } from './odd-texts.ts'
import { parseJson } from './parse-json.ts'
import { repeated, repeatedSections } from './repeated-sections.ts'
import { UserSplitter, type UserText } from './user-splitter.ts'
import { weakSecretsOf } from './weak-secrets.ts'

/** Number of users that are held in memory at once. */
const batchSize = 500

/** The content of a checked import file. Users, of which there may be many, are read from the file again each time. */
export interface ImportContent {
  /** All sections of the file except the users. */
  readonly sections: ImportedSections
  /** The users in the order of the file. */
  users(): AsyncIterable<UserBatch>
  /** Whether the file contains a user with this address. */
  readonly hasUser: (emailKey: EmailKey) => boolean
}

export interface UserBatch {
  /** The position in the file of the first user of this batch. */
  readonly start: number
  readonly users: readonly ImportedUser[]
}

/**
 * Reads and checks an import file. Also checks its passwords against the file of breached ones; null: there is no such
 * file. Throws ImportError if the import file has mistakes.
 */
export async function readImport(
  source: ImportSource,
  breachedPasswordsFile: string | null = null,
): Promise<ImportContent> {
  try {
    const json = await readSections(source)
    const invalid = new Mistakes()
    const sections = checkSections(json, invalid)
    const refused = new Mistakes()
    const found = { invalid, refused }
    const emailKeys = await checkUsers(source, sections, found, breachedPasswordsFile)
    invalid.throwIfAny()
    addAll(refused, [...oddTexts(sections), ...repeatedSections(sections)])
    refused.throwIfAny()
    return {
      sections,
      users: () => usersOf(source),
      hasUser: (emailKey) => emailKeys.has(emailKey),
    }
  } catch (error) {
    if (!(error instanceof StrictJsonError)) throw error
    const place = error.path.length > 0 ? `${placeOf(error.path)}: ` : ''
    throw new ImportError([`${place}${error.message}`])
  }
}

/** Parses the import file with a 0 in place of each user, so that the users need not fit into memory. */
async function readSections(source: ImportSource): Promise<object> {
  const splitter = new UserSplitter()
  const bytes: Buffer[] = []
  for await (const piece of source.read()) bytes.push(Buffer.from(splitter.push(piece).rest))
  const cut = splitter.end()
  if (cut !== null) parseUser(cut)
  // Remove the byte order mark with which editors on Windows begin a file.
  const text = Buffer.concat(bytes)
    .toString()
    .replace(/^\uFEFF/, '')
  const json = parseJson({ text, path: [], line: 1 })
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new StrictJsonError('The file must hold an object, such as {"organizations": []}')
  }
  return json
}

/** Checks all sections except the users. Returns empty sections if they do not match the schema. */
function checkSections(json: object, invalid: Mistakes): ImportedSections {
  const isList = 'users' in json && Array.isArray(json.users)
  const result = v.safeParse(importSchema, isList ? { ...json, users: [] } : json)
  for (const issue of result.issues ?? []) addIssue(invalid, [], issue)
  return result.success ? result.output : v.parse(importSchema, {})
}

/** Checks the users of the import file one by one. Returns their addresses in the form in which they are compared. */
async function checkUsers(
  source: ImportSource,
  { organizations }: ImportedSections,
  { invalid, refused }: { readonly invalid: Mistakes; readonly refused: Mistakes },
  breachedPasswordsFile: string | null,
): Promise<ReadonlySet<EmailKey>> {
  const nameOf = new Map(organizations.map(({ id, name }) => [id, name]))
  const emailKeys = new Set<EmailKey>()
  const ids = new Set<string>()
  let index = -1
  for await (const json of parsedUsersOf(source)) {
    index += 1
    const path = ['users', index]
    const result = v.safeParse(userSchema, json)
    if (!result.success) {
      for (const issue of result.issues) addIssue(invalid, path, issue)
      continue
    }
    const user = result.output
    addAll(refused, oddTexts(user, path))
    const organizationName = nameOf.get(user.organization)
    const around = { organizationName, path, breachedPasswordsFile }
    addAll(refused, await weakSecretsOf(user, around))
    const emailKey = emailKeyOf(user.email)
    if (emailKeys.has(emailKey)) refused.add(path, repeated(emailKey))
    emailKeys.add(emailKey)
    if (user.id === undefined) continue
    if (ids.has(user.id)) refused.add([...path, 'id'], repeated(user.id))
    ids.add(user.id)
  }
  return emailKeys
}

async function* usersOf(source: ImportSource): AsyncGenerator<UserBatch> {
  let start = 0
  let users: ImportedUser[] = []
  for await (const json of parsedUsersOf(source)) {
    users.push(v.parse(userSchema, json))
    if (users.length < batchSize) continue
    yield { start, users }
    start += users.length
    users = []
  }
  if (users.length > 0) yield { start, users }
}

async function* parsedUsersOf(source: ImportSource): AsyncGenerator {
  const splitter = new UserSplitter()
  for await (const piece of source.read()) yield* splitter.push(piece).users.map(parseUser)
}

function parseUser({ text, index, line }: UserText): unknown {
  return parseJson({ text, line, path: ['users', index] })
}

function addIssue(
  mistakes: Mistakes,
  path: readonly (string | number)[],
  issue: v.BaseIssue<unknown>,
) {
  const place = [...path, ...(issue.path ?? []).map((item) => item.key as string | number)]
  if (issue.expected === 'never') return mistakes.add(place, 'is not a known key')
  return mistakes.add(place, issue.received === 'undefined' ? 'is missing' : issue.message)
}

function addAll(mistakes: Mistakes, found: readonly Mistake[]) {
  for (const { path, message } of found) mistakes.add(path, message)
}

import { emailPattern, type FieldCode, type Schema } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import type { AppEnv } from './app-env.ts'
import { parseStrictJson, StrictJsonError } from './strict-json.ts'

export interface ReadBody {
  readonly value: unknown
  /** Whether the body is a form. In a form all values are texts; numbers, lists and the like are written as JSON. */
  readonly isForm: boolean
}

/** Maximum number of fields in a form: far more than any call needs. A form with more is refused. */
const maxFields = 100

/**
 * Reads a request's body, JSON or a form of at most `limit` bytes. No body counts as `{}`. Throws ApiError
 * `payload_too_large` if it is longer, and `validation_failed` if it cannot be read.
 */
export async function readBody(c: Context<AppEnv>, limit: number): Promise<ReadBody> {
  const bytes = await readBytes(c, limit)
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (bytes.byteLength === 0) return { value: {}, isForm: false }
  switch (type) {
    case 'application/json':
      return { value: jsonOf(decode(bytes)), isForm: false }
    case 'application/x-www-form-urlencoded':
      return { value: formOf(urlEncodedOf(decode(bytes))), isForm: true }
    case 'multipart/form-data':
      return { value: formOf(await multipartOf(c, bytes)), isForm: true }
    default:
      throw new ApiError('validation_failed', 'Send the body as JSON or as a form')
  }
}

async function readBytes(c: Context<AppEnv>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(c.req.header('content-length') ?? 0)
  const tooLarge = () => {
    // Close the connection after the response: the rest of the body stays unread on it.
    c.header('Connection', 'close')
    return new ApiError('payload_too_large')
  }
  if (declared > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ApiError('validation_failed', 'The body is not valid UTF-8', { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (cause) {
    if (!(cause instanceof StrictJsonError)) throw cause
    throw new ApiError('validation_failed', cause.message, { cause })
  }
}

function urlEncodedOf(text: string): URLSearchParams {
  checkFieldCount(text, '&')
  return new URLSearchParams(text)
}

async function multipartOf(c: Context<AppEnv>, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers['content-type']) ?? []
  checkFieldCount(Buffer.from(bytes.buffer).toString('latin1'), `--${quoted ?? plain ?? ''}`)
  try {
    return await new Response(bytes, { headers }).formData()
  } catch (cause) {
    throw new ApiError('validation_failed', 'The form cannot be read', { cause })
  }
}

/**
 * Refuses a form with too many fields. Call this before the form is parsed, because parsing so many would delay other
 * requests.
 */
function checkFieldCount(text: string, separator: string) {
  let count = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
    count += 1
    if (count > maxFields) throw new ApiError('validation_failed', 'The form has too many fields')
  }
}

function formOf(form: Iterable<[string, unknown]>): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new ApiError('validation_failed', 'Files are not accepted')
    if (name === '__proto__' || fields.has(name)) {
      throw new ApiError('validation_failed', `The field ${name.slice(0, 80)} is not allowed twice`)
    }
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** Maximum number of mistakes in a body that a response lists. */
const shownIssues = 100

/**
 * Validates a part of a request by its schema in the API contract, and returns it with the schema's type. Throws
 * ApiError `validation_failed` that names the wrong fields, or no field if a text contains characters that the database
 * cannot store.
 */
export function validate<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  refuseUnstorable(value)
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw validationError(result.issues)
}

/**
 * Validates a request's body by its schema in the API contract. In a form, fields for which the schema wants another
 * type than text are parsed as JSON first. Throws ApiError `validation_failed`.
 */
export function validateBody<S extends Schema>(schema: S, body: ReadBody): v.InferOutput<S> {
  return validate(schema, body.isForm ? readTypedFields(schema, body.value) : body.value)
}

function readTypedFields(schema: Schema, form: unknown): unknown {
  const result = v.safeParse(schema, form, { abortPipeEarly: true })
  if (result.success) return form
  const typed = { ...(form as Record<string, string>) } as Record<string, unknown>
  for (const issue of result.issues) {
    const name = issue.path?.[0]?.key
    const text = typeof name === 'string' ? typed[name] : undefined
    if (typeof name !== 'string' || typeof text !== 'string' || issue.expected === 'string')
      continue
    try {
      typed[name] = parseStrictJson(text)
    } catch (error) {
      if (!(error instanceof StrictJsonError)) throw error
      // If the text is not valid JSON, keep it: the schema then reports what is wrong.
    }
  }
  return typed
}

function validationError(issues: readonly v.BaseIssue<unknown>[]): ApiError {
  const fields: Record<string, string[]> = {}
  const fieldCodes: Record<string, FieldCode[]> = {}
  for (const issue of issues.slice(0, shownIssues)) {
    const path = v.getDotPath(issue) ?? 'body'
    ;(fields[path] ??= []).push(messageOf(issue))
    ;(fieldCodes[path] ??= []).push(codeOf(issue))
  }
  const first = Object.entries(fields)[0]
  const message = first === undefined ? undefined : first[1][0]
  return new ApiError('validation_failed', message, { fields, fieldCodes })
}

/**
 * The field code that a response contains for each type of mistake that a schema reports, unless `codeOf` knows a more
 * exact one. Types that are missing here are sent as `wrong_type` or `invalid`.
 */
const codes: Readonly<Record<string, FieldCode>> = {
  max_length: 'too_long',
  max_bytes: 'too_long',
  min_length: 'too_short',
  non_empty: 'required',
  length: 'invalid',
  min_value: 'out_of_range',
  max_value: 'out_of_range',
  picklist: 'not_offered',
  literal: 'not_offered',
  enum: 'not_offered',
  variant: 'not_offered',
}

function codeOf({ kind, type, received, requirement }: v.BaseIssue<unknown>): FieldCode {
  if (received === 'undefined' || (type === 'min_length' && requirement === 1)) return 'required'
  if (requirement === emailPattern) return 'email_invalid'
  return codes[type] ?? (kind === 'schema' ? 'wrong_type' : 'invalid')
}

/**
 * The message for a mistake that a schema reports. For a missing field, a readable text replaces 'Expected "email" but
 * received undefined'.
 */
function messageOf(issue: v.BaseIssue<unknown>): string {
  // Cut the message off, because some messages repeat the received value, which may be long.
  const message = issue.message.slice(0, 300)
  return issue.received === 'undefined' ? 'This field cannot be empty' : message
}

/** Throws if a text contains the NUL character or half a surrogate pair: PostgreSQL can store neither. */
function refuseUnstorable(value: unknown) {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new ApiError('validation_failed', 'Control characters are not allowed')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      refuseUnstorable(key)
      refuseUnstorable(item)
    }
  }
}

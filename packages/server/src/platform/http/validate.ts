import { emailPattern, type FieldCode, type Schema } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import type { ReadBody } from './read-body.ts'
import { parseStrictJson, StrictJsonError } from './strict-json.ts'

/** Maximum number of fields that a response lists. */
const shownIssues = 100

/** Checks `value` against its schema in the contract. Throws ApiError `validation_failed` with the fields. */
export function validate<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  refuseUnstorable(value)
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw validationError(result.issues)
}

/** Like `validate`. In a form, values that are not strings in the schema are read as JSON. */
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
      // The text is no valid JSON: keep it, and let the schema report what is wrong.
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

/** The field code for each `issue.type` of a schema. Any other type is `invalid`. */
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

/** For an absent field, replaces "Expected "email" but received undefined" by a readable message. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  // Some messages repeat the received value, which may be long.
  const message = issue.message.slice(0, 300)
  return issue.received === 'undefined' ? 'This field cannot be empty' : message
}

/** PostgreSQL cannot store the NUL character or half a surrogate pair, in text or in JSON. */
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

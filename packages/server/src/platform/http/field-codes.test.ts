import {
  adminCalls,
  calls,
  emailField,
  errorInfo,
  fieldCodes,
  type Call,
} from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { paths } from '../../testing/sign-in-steps.ts'
import { ApiError } from './api-error.ts'
import { validate } from './read-input.ts'

const known: ReadonlySet<string> = new Set(fieldCodes)

/** The error with which `validate` refuses the value, or null if the schema accepts it. */
function refusalOf(schema: NonNullable<Call['body']>, value: unknown) {
  try {
    validate(schema, value)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

const counted = (of: ApiError['fields'] = {}) =>
  Object.entries(of).map(([field, { length }]) => ({ field, length }))

describe('each message of a refused field has a code', () => {
  const bodies = Object.entries<Call>({ ...calls, ...adminCalls }).flatMap(([name, { body }]) =>
    body === undefined ? [] : [[name, body] as const],
  )

  it.each(bodies)('of %s', (_, body) => {
    for (const value of [{}, [], 'text', null]) {
      const refusal = refusalOf(body, value)
      expect(counted(refusal?.fieldCodes)).toEqual(counted(refusal?.fields))
      const codes = Object.values(refusal?.fieldCodes ?? {}).flat()
      expect(codes.filter((code) => !known.has(code))).toEqual([])
    }
  })

  it.each([
    ['required', v.pipe(v.string(), v.minLength(1)), ''],
    ['required', v.object({ name: v.string() }), {}],
    ['too_short', v.pipe(v.string(), v.minLength(8)), 'abc'],
    ['too_long', v.pipe(v.string(), v.maxLength(2)), 'abc'],
    ['out_of_range', v.pipe(v.number(), v.maxValue(2)), 3],
    ['wrong_type', v.number(), 'abc'],
    ['not_offered', v.picklist(['a', 'b']), 'c'],
    ['email_invalid', emailField, 'nobody'],
    ['invalid', v.pipe(v.string(), v.regex(/^a/)), 'b'],
  ])('%s', (code, schema, value) => {
    expect(Object.values(refusalOf(schema, value)?.fieldCodes ?? {})).toEqual([[code]])
  })
})

describe('on the wire', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('codes stand beside the messages', async () => {
    const browser = await testBrowser(server)
    const { envelope } = await browser.post(paths.start, { user_email: 'nobody' })
    expect(v.parse(errorInfo, envelope.error_info)).toMatchObject({
      fields: { user_email: ['Please enter a valid email'] },
      field_codes: { user_email: ['email_invalid'] },
    })
  })

  it('OpenAPI names them', async () => {
    const document = await (await fetch(`${server.origin}/openapi.json`)).text()
    expect(document).toContain(JSON.stringify(fieldCodes))
  })
})

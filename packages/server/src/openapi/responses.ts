import {
  envelope,
  errorCodes,
  errorInfo,
  errorsOf,
  statusOf,
  userHeader,
  type Call,
  type CallName,
  type ErrorCode,
} from '@vestibule/api-client/contract'
import { needsSession } from '../http/access.ts'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'

interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  /** The values of `error_info.code`. */
  readonly 'x-codes'?: readonly ErrorCode[]
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}
export type Responses = Readonly<Record<string, Response>>

/** What the contract's rows do not hold: successes that are not an envelope with status 200. */
const successes: Partial<Record<CallName, Responses>> = {
  getBranding: { 200: { description: 'The branding file', content: json({ type: 'object' }) } },
  getEnvironment: environment(),
  getDatasetEnvironment: environment(),
  readDocument: {
    200: {
      description: 'A page that runs nothing, for a sandboxed frame',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
  followShortUrl: redirect(302, 'To the page'),
  verifyRegistration: {
    200: {
      description:
        'A page whose form posts to the same address, which verifies it and leads to the sign-in page',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    ...redirect(302, 'To the sign-in page: the link is none, or was used'),
  },
}

/** Further successes, beside the one with status 200. */
const further: Partial<Record<CallName, Responses>> = {
  authenticateDeviceCode: {
    202: { description: 'Not decided yet', content: json(ref('Envelope')) },
    ...redirect(303, 'Signed in, where `is_redirect` is true'),
  },
}

const created: ReadonlySet<string> = new Set<CallName>(['createTicket', 'saveDocument'])
const statusIn: Partial<Record<CallName, Partial<Record<ErrorCode, number>>>> = {
  loginWithApiToken: { token_invalid: 401 },
  getApiTokenOwner: { token_invalid: 401 },
}

/** Schemas that many responses refer to. */
export const responseSchemas: Readonly<Record<string, JsonSchema>> = {
  Envelope: jsonSchemaOf(envelope),
  ErrorInfo: {
    ...withCodes(jsonSchemaOf(errorInfo)),
    description: '`retry_after` is in seconds; `current` is the stored document of a conflict.',
  },
  Refusal: {
    type: 'object',
    properties: {
      success: { const: false },
      message: { type: 'string' },
      error_info: ref('ErrorInfo'),
      status_code: { type: 'integer' },
    },
    required: ['success', 'message', 'error_info', 'status_code'],
  },
}

export function responsesOf(name: CallName, call: Call): Responses {
  const successes = successesOf(name, call)
  const refusals = refusalsOf(name, call)
  if (!needsSession(call.access)) return { ...successes, ...refusals }
  const user = { [userHeader]: ref('User', 'headers') }
  const told = Object.entries(successes).map(([status, answer]) => [
    status,
    { ...answer, headers: { ...user, ...answer.headers } },
  ])
  return { ...(Object.fromEntries(told) as Responses), ...refusals }
}

function successesOf(name: CallName, { endpoint }: Call): Responses {
  const bare = successes[name]
  if (bare !== undefined) return bare
  const { answer } = endpoint
  const status = created.has(name) ? 201 : 200
  const payload: Record<string, JsonSchema> = {}
  if (answer !== null) {
    const schema = jsonSchemaOf(answer)
    payload[schema.type === 'array' ? 'results' : 'result'] = schema
  }
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      success: { const: true },
      ...payload,
      message: { type: 'string' },
      status_code: { const: status },
    },
    required: ['success', ...Object.keys(payload), 'status_code'],
  }
  return {
    [status]: { description: status === 201 ? 'Created' : 'Done', content: json(schema) },
    ...further[name],
  }
}

function refusalsOf(name: CallName, call: Call): Responses {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(call)) {
    const status = statusIn[name]?.[code] ?? statusOf[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        ...(status === 429 ? { headers: { 'Retry-After': ref('RetryAfter', 'headers') } } : {}),
        'x-codes': codes,
        content: json(ref('Refusal')),
      },
    ]),
  )
}

function withCodes(schema: JsonSchema): JsonSchema {
  const code = { type: 'string', examples: [...errorCodes] }
  return { ...schema, properties: { ...schema.properties, code } }
}

function environment(): Responses {
  const schema = { type: 'string' }
  const header = (description: string) => ({ description, schema })
  return {
    204: {
      description:
        'The environment, in headers; a browser that asks for a page is sent to `/auth/`',
      headers: {
        'x-nfer-env-type': header('Such as `restricted`'),
        'x-nfer-source-env-type': header('Such as `premium`'),
      },
    },
  }
}

function redirect(status: number, description: string): Responses {
  const schema = { type: 'string' }
  return {
    [status]: { description, headers: { Location: { description: 'Where to', schema } } },
  }
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

/** Points to a part of the document. */
export function ref(name: string, kind: 'schemas' | 'headers' = 'schemas'): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` }
}

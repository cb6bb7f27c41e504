import {
  calls,
  envelope,
  errorCodes,
  errorInfo,
  errorsOf,
  fieldCodes,
  gateHeaders,
  needsSession,
  statusOf,
  userHeader,
  type Call,
  type AnyCallName,
  type ErrorCode,
} from '@vestibule/api-client/contract'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'

interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  /** The possible values of `error_info.code`. */
  readonly 'x-codes'?: readonly ErrorCode[]
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}
export type Responses = Readonly<Record<string, Response>>

const textHeader = (description: string) => ({ description, schema: { type: 'string' } })

/**
 * The successful responses of calls that do not answer with an envelope (an object with `success`, `status_code` and a
 * result).
 */
const successes: Partial<Record<AnyCallName, Responses>> = {
  getBranding: { 200: { description: 'The branding file', content: json({ type: 'object' }) } },
  getEnvironment: environment(),
  getDatasetEnvironment: environment(),
  readDocument: {
    200: {
      description: 'A page that runs nothing, for a sandboxed frame',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
  getReceipt: {
    200: {
      description: 'A page with the text that was accepted, which prints well',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
  checkGate: {
    204: {
      description: 'The request may go on, with these headers in place of any that it brought',
      headers: Object.fromEntries(gateHeaders.map((name) => [name, textHeader('For the app')])),
    },
    ...redirect(302, 'To sign-in, for a page'),
  },
  enterGate: redirect(302, 'To the app with a ticket, or to sign-in'),
  listGateKeys: {
    200: {
      description: 'The keys',
      content: json(jsonSchemaOf(calls.listGateKeys.endpoint.answer)),
    },
  },
  beginOrganizationSignIn: redirect(302, 'To the provider, or to the start screen with `error`'),
  finishOrganizationSignIn: redirect(
    302,
    'To where the person goes now, or to the start screen with `error`',
  ),
  followShortUrl: redirect(302, 'To the page'),
  verifyRegistration: {
    200: {
      description:
        'A page whose form posts to the same address, which verifies it and leads to the sign-in page',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    ...redirect(302, 'To the sign-in page: the link is none, or was used'),
  },
  confirmEmailChange: changeOfAddress('which changes the address'),
  undoEmailChange: changeOfAddress('which restores the address'),
}

function changeOfAddress(what: string): Responses {
  return {
    200: {
      description: `A page whose form posts to the same address, ${what} and leads to the sign-in page`,
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    ...redirect(302, 'To the sign-in page: the link is none, or was used'),
  }
}

/**
 * Schemas of responses whose exact form other servers that implement these calls must follow. The contract itself
 * allows more: the client accepts any value, so that its caller can report what is wrong with it.
 */
const demanded: Partial<Record<AnyCallName, JsonSchema>> = {
  getSessionValidity: {
    properties: {
      data: {
        properties: {
          max_ttl: {
            type: 'integer',
            minimum: 1_000_000_000,
            maximum: 99_999_999_999,
            description:
              'The absolute end of the session: Unix time in seconds, by the clock of the `Date` header. Not the seconds that are left.',
          },
        },
        required: ['max_ttl'],
      },
    },
  },
}

/** Successful responses of calls besides the one with status 200. */
const further: Partial<Record<AnyCallName, Responses>> = {
  authenticateDeviceCode: {
    202: { description: 'Not decided yet', content: json(ref('Envelope')) },
    ...redirect(303, 'Signed in, where `is_redirect` is true'),
  },
}

const created: ReadonlySet<string> = new Set<AnyCallName>(['createTicket', 'saveDocument'])
const statusIn: Partial<Record<AnyCallName, Partial<Record<ErrorCode, number>>>> = {
  loginWithApiToken: { token_invalid: 401 },
  getApiTokenOwner: { token_invalid: 401 },
}

/** Named schemas to which responses, or other schemas, of the OpenAPI document refer. */
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

export function responsesOf(name: AnyCallName, call: Call): Responses {
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

function successesOf(name: AnyCallName, { endpoint }: Call): Responses {
  const bare = successes[name]
  if (bare !== undefined) return bare
  const { answer } = endpoint
  const status = created.has(name) ? 201 : 200
  const payload: Record<string, JsonSchema> = {}
  if (answer !== null) {
    const schema = withDemands(jsonSchemaOf(answer), demanded[name])
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

function refusalsOf(name: AnyCallName, call: Call): Responses {
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

function withDemands(schema: JsonSchema, more: JsonSchema | undefined): JsonSchema {
  if (more === undefined) return schema
  const properties = Object.entries(more.properties ?? {}).map(
    ([name, property]) => [name, withDemands(schema.properties?.[name] ?? {}, property)] as const,
  )
  const required = new Set([...(schema.required ?? []), ...(more.required ?? [])])
  return {
    ...schema,
    ...more,
    properties: { ...schema.properties, ...Object.fromEntries(properties) },
    required: [...required],
  }
}

function withCodes(schema: JsonSchema): JsonSchema {
  const code = { type: 'string', examples: [...errorCodes] }
  const field_codes = {
    type: 'object',
    description: 'A code for each message of `fields`, in the same order',
    additionalProperties: { type: 'array', items: { type: 'string', examples: [...fieldCodes] } },
  }
  return { ...schema, properties: { ...schema.properties, code, field_codes } }
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

/** A `$ref` to a component of the OpenAPI document. */
export function ref(name: string, kind: 'schemas' | 'headers' = 'schemas'): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` }
}

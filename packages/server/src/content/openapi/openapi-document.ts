import {
  allCalls,
  needsSession,
  userHeader,
  type EndpointAccess,
  type Call,
  type AnyCallName,
  type Schema,
} from '@vestibule/api-client/contract'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'
import { ref, responseSchemas, responsesOf, type Responses } from './responses.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly operationId: AnyCallName
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly 'x-access': EndpointAccess
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Responses
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly headers: Readonly<Record<string, unknown>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

/**
 * Headings under which the OpenAPI document lists calls, each for calls whose path begins with the text before it. Of
 * several that match a path, the first applies.
 */
const services = [
  ['/auth_api/v1/accounts/impersonate', 'Acting for a customer'],
  ['/auth_api/v1/accounts/reset_password', 'Recovery'],
  ['/auth_api/v1/security_questions', 'Recovery'],
  ['/auth_api/v1/accounts/login/code', 'Device codes'],
  ['/auth_api/v1/accounts/proof', 'Account'],
  ['/auth_api/v1/accounts/passkeys', 'Account'],
  ['/auth_api/v1/accounts/email', 'Account'],
  ['/auth_api/v1/accounts/password', 'Account'],
  ['/auth_api/v1/accounts', 'Signing in'],
  ['/auth_api/v1/login', 'Signing in'],
  ['/auth_api/v1/registeration_requests', 'Registration'],
  ['/auth_api/v1/registration_requests', 'Registration'],
  ['/auth_api/v1/eula', 'Terms of use'],
  ['/auth_api/v1/users/me/security', 'Account'],
  ['/auth_api/v1/users/me/sessions', 'Account'],
  ['/auth_api/v1/users/me/events', 'Account'],
  ['/auth_api/v1/users', 'Users'],
  ['/auth_api/v1/config', 'Configuration'],
  ['/auth_api/v1/gate', 'Gate'],
  ['/auth_api/v1/admin', 'Administration'],
  ['/auth_api/v1', 'Resources'],
  ['/documentation_api', 'Documentation'],
  ['/issueapi', 'Support'],
  ['/turl', 'Short addresses'],
  ['/t/', 'Short addresses'],
  ['/ws_admin_panel', 'Virtual cohorts'],
  ['/', 'Configuration'],
] as const

export const accessMeaning: Readonly<Record<EndpointAccess, string>> = {
  anyone: 'Anyone.',
  attempt: 'A browser whose sign-in attempt has reached this step.',
  session: 'Signed-in users.',
  internal: 'Signed-in users of an internal organisation.',
  staff: 'Staff that may act for customers.',
  admin:
    'Somebody with a role of administration; a change also needs a second factor and a proof of the last 15 minutes.',
  steward:
    'A data steward of the dataset’s data partner, or a platform-admin where it has none; a change also needs a second factor and a proof of the last 15 minutes.',
  'docs-admin': 'Documentation administrators, within their app and data partner.',
}

const userHeaderForm =
  'the id of the user, and `;acting-for=` with the id of the customer organisation where the user acts for ' +
  'one; both percent-encoded.'

/** Converts the contract to an OpenAPI 3.1 document. */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  const schemas: Record<string, JsonSchema> = { ...responseSchemas }
  for (const [name, call] of Object.entries(allCalls) as [AnyCallName, Call][]) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[call.endpoint.method.toLowerCase()] = operationOf(name, call)
    if (call.body !== undefined) schemas[bodyName(name)] = jsonSchemaOf(call.body)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vestibule',
      version: '1',
      description:
        'Every call of the platform. Bodies may be JSON or form-encoded; in a form, lists and objects are written as ' +
        'JSON. Paths of `auth_api` may be written without their last slash. Answers are envelopes; refusals carry a ' +
        'stable `error_info.code`.',
    },
    tags: [...new Set(Object.values(allCalls).map(({ endpoint }) => tagOf(endpoint.path)))].map(
      (name) => ({ name }),
    ),
    paths,
    components: {
      schemas,
      headers: {
        RetryAfter: { description: 'Seconds until another try', schema: { type: 'integer' } },
        User: {
          description: `For whom the answer is, a refusal too: ${userHeaderForm}`,
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sessionid',
          description: 'Set at sign-in. Under https its name is `__Host-sessionid`.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRFToken',
          description: 'The value of the cookie `csrftoken`, for every method but GET.',
        },
      },
    },
  }
}

function operationOf(name: AnyCallName, call: Call): Operation {
  const { endpoint, summary, access, params, query, body } = call
  const needsToken = endpoint.method !== 'GET'
  const scheme = { ...(needsSession(access) && { session: [] }), ...(needsToken && { csrf: [] }) }
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    summary,
    description: `For: ${accessMeaning[access]}`,
    'x-access': access,
    security: Object.keys(scheme).length === 0 ? [] : [scheme],
    parameters: [
      ...pathParameters(endpoint.path, params),
      ...queryParameters(query),
      ...partnerHeader(endpoint.path),
      ...userHeaderOf(endpoint.method),
    ],
    ...(body && { requestBody: bodyOf(name, endpoint.encoding === 'form') }),
    responses: responsesOf(name, call),
  }
}

function tagOf(path: string): string {
  return services.find(([start]) => path.startsWith(start))?.[1] ?? ''
}

function pathParameters(path: string, params: Schema | undefined): Parameter[] {
  const { properties = {} } = params === undefined ? {} : jsonSchemaOf(params)
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
}

function queryParameters(query: Schema | undefined): Parameter[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function partnerHeader(path: string): Parameter[] {
  if (!/^\/documentation_api\/v1\/(?!sellers|preview)/.test(path)) return []
  const description = 'The data partner in whose scope documents are read and saved.'
  const schema = { type: 'string', description }
  return [{ name: 'x-nfer-data-partner-id', in: 'header', required: false, schema }]
}

function userHeaderOf(method: string): Parameter[] {
  if (method === 'GET') return []
  const description =
    `For whom the call is made: ${userHeaderForm} Where the session is another one's, the answer is ` +
    '`user_changed` and nothing is written. Without the header that is not compared.'
  return [
    { name: userHeader, in: 'header', required: false, schema: { type: 'string', description } },
  ]
}

function bodyName(name: AnyCallName): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}Body`
}

/**
 * Returns the request body of a call in OpenAPI. Of the two encodings that the server accepts, the one that this
 * project's client uses comes first.
 */
function bodyOf(name: AnyCallName, isForm: boolean): NonNullable<Operation['requestBody']> {
  const schema = ref(bodyName(name))
  const types = ['application/json', 'application/x-www-form-urlencoded']
  const ordered = isForm ? types.toReversed() : types
  return { required: true, content: Object.fromEntries(ordered.map((type) => [type, { schema }])) }
}

import * as v from 'valibot'
import type { Call } from '../contract/endpoint.ts'
import type { CallMatch } from './match-call.ts'
import { refuse, type Reply } from './replies.ts'

/**
 * Builds the HTTP answer to a call from a reply, in the form that the real service uses: success, payload and status as
 * JSON, or the payload alone; for a refusal its code and message.
 */
export function respond({ call }: CallMatch, reply: Reply): Response {
  const { status, error } = reply
  const headers = new Headers(reply.headers)
  if (!headers.has('date')) headers.set('date', new Date().toUTCString())
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  const body = (value: unknown) => new Response(JSON.stringify(value), { status, headers })
  if (status === 204) return new Response(null, { status, headers })
  if (reply.body !== undefined) return new Response(reply.body, { status, headers })
  if (error) {
    const { code, message, info } = error
    const error_info = { message, code, ...info }
    return body({ success: false, message, error_info, status_code: status })
  }
  const payload = wrapped(call, reply.payload)
  if (call.endpoint.shape === 'bare') return body(payload)
  const slot = Array.isArray(payload) ? 'results' : 'result'
  return body({ success: true, [slot]: payload, status_code: status })
}

/** Why a payload does not fit the contract; undefined if it fits. A test with such a payload would prove nothing. */
export function contractMisfit({ name, call }: CallMatch, reply: Reply): string | undefined {
  const { answer } = call.endpoint
  if (!answer || reply.error || reply.body !== undefined || reply.status === 204) return undefined
  const { issues } = v.safeParse(answer, wrapped(call, reply.payload))
  if (!issues) return undefined
  const { nested, root } = v.flatten(issues)
  return `The reply to ${name} does not fit the contract: ${JSON.stringify(nested ?? root)}`
}

/**
 * Returns what the service of the call sends as its result for a payload: `auth_api` puts the payload into a field
 * `data`, and an absent payload becomes an empty object.
 */
function wrapped({ endpoint }: Call, payload: unknown): unknown {
  if (endpoint.shape === 'bare') return payload
  // Null can be a real payload, such as that of `getIdentityProvider` for an organisation without a provider.
  const isAnswer = payload !== undefined && (payload !== null || endpoint.answer !== null)
  const shown = isAnswer ? payload : {}
  return endpoint.path.startsWith('/auth_api/') ? { data: shown } : shown
}

/** Refuses fields that do not fit the contract, as the server does. */
export function refuseInvalid(
  { call, params }: CallMatch,
  query: unknown,
  body: unknown,
): Reply | undefined {
  const fields: Record<string, string[]> = {}
  const parts = [
    [call.params, params],
    [call.query, query],
    [call.body, body ?? {}],
  ] as const
  for (const [schema, value] of parts) {
    if (!schema) continue
    const result = v.safeParse(schema, value)
    for (const issue of result.issues ?? []) {
      const field = issue.path?.map((item) => String(item.key)).join('.') ?? ''
      fields[field] = [...(fields[field] ?? []), issue.message]
    }
  }
  if (Object.keys(fields).length === 0) return undefined
  const message = Object.values(fields).flat()[0] ?? 'Invalid'
  return refuse('validation_failed', { fields, message })
}

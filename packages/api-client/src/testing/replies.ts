import { statusOf, type ErrorCode } from '../contract/error-code.ts'

/** An answer of the fake transport other than a plain payload. */
export interface Reply {
  readonly reply: true
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** The payload. The fake transport builds the body around it, as the real service does. */
  readonly payload?: unknown
  /** The whole body, sent as it is. `payload` is then ignored. */
  readonly body?: string
  readonly error?: { readonly code: string; readonly message: string; readonly info: object }
  /** `network`: the connection fails. `never`: no answer comes until the request is aborted. */
  readonly fault?: 'network' | 'never'
}

/** A reply with a payload and with another status than 200 or with headers. */
export function ok(
  payload?: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): Reply {
  return { reply: true, status: 200, ...options, payload }
}

/** A refusal with one of the contract's error codes and its status. */
export function refuse(
  code: ErrorCode,
  options: {
    message?: string
    status?: number
    retryAfterS?: number
    fields?: Record<string, string[]>
    /** Further fields of `error_info`. */
    info?: Readonly<Record<string, unknown>>
  } = {},
): Reply {
  const { message = code, status = statusOf[code], retryAfterS, fields, info } = options
  return {
    reply: true,
    status,
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
    error: { code, message, info: { retry_after: retryAfterS, fields, ...info } },
  }
}

/** A reply with an HTML page instead of JSON, such as a proxy's login page. */
export function htmlPage(status = 200): Reply {
  return body('<!doctype html><title>Sign in</title>', status, 'text/html')
}

/** A reply with status 200 and an empty body. */
export function emptyBody(): Reply {
  return body('')
}

/** A reply with a status and no body, such as a proxy's answer. */
export function statusOnly(status: number, headers: Record<string, string> = {}): Reply {
  return { ...body('', status), headers }
}

/** A reply with status 204 and no body. */
export function noContent(headers: Record<string, string> = {}): Reply {
  return { reply: true, status: 204, headers }
}

/** A reply whose JSON is cut off in the middle. */
export function truncatedJson(): Reply {
  return body('{"success": true, "result": {"da')
}

/** Makes the connection of the call fail. */
export function networkFailure(): Reply {
  return { reply: true, status: 0, fault: 'network' }
}

/** Lets no answer come: the request ends by its timeout or its signal. */
export function noAnswer(): Reply {
  return { reply: true, status: 0, fault: 'never' }
}

function body(text: string, status = 200, type = 'application/json'): Reply {
  return { reply: true, status, body: text, headers: { 'content-type': type } }
}

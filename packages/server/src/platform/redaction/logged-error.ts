import { redactWithAddresses } from './redact.ts'

/** The fields of an error that the log contains. */
export interface LoggedError {
  readonly type: string
  /** Code of the error or of one of its causes: an SQLSTATE such as `23505`, or `ECONNREFUSED` of a socket. */
  readonly code?: string
  /** Message of the innermost cause: the outer message of a failed query would repeat the query with its values. */
  readonly message?: string
  /** SQL of the query with placeholders, never the values. */
  readonly query?: string
  /** The stack of the error: where it was thrown, without the message. */
  readonly stack?: string
}

/** Returns what the log contains of an error, without user data such as values of a query, rows and mail addresses. */
export function loggedError(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const chain = chainOf(thrown)
  const code = textIn(chain, 'code')
  const query = textIn(chain, 'query')
  return {
    type: thrown.constructor.name,
    ...(code !== undefined && { code }),
    message: messageOf(chain.at(-1) ?? thrown, code),
    ...(query !== undefined && { query }),
    stack: framesOf(thrown),
  }
}

/**
 * The serializers that every logger of the server must use: they keep user data in errors out of the log. A logger that
 * a test passes in gets them, too.
 */
export const logSerializers = { err: loggedError }

/** The error, its cause, the cause of that and so on. */
function chainOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...chainOf(error.cause)] : [error]
}

/** The field `code` or `query` of the innermost error that has one. */
function textIn(chain: readonly Error[], field: 'code' | 'query'): string | undefined {
  return chain
    .map((error) => (error as { code?: unknown; query?: unknown })[field])
    .findLast((value) => typeof value === 'string')
}

/**
 * The message to log for an error. The message of a failed query without a cause contains its values, so only "Failed
 * query" is logged.
 */
function messageOf(error: Error, code: string | undefined): string {
  if ('params' in error && error.message.startsWith('Failed query')) return 'Failed query'
  // Replace quoted texts in messages with an SQLSTATE of class 22, in which PostgreSQL quotes wrong values. In other
  // messages it quotes names of tables and columns, which may be logged.
  const isOfValue = code !== undefined && /^22[0-9A-Z]{3}$/.test(code)
  return redactWithAddresses(isOfValue ? error.message.replace(/".*"/s, '"…"') : error.message)
}

/**
 * The lines of an error's stack after the message. The message is cut off first, because it may contain lines that look
 * like stack lines.
 */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  if (at === -1) return ''
  const lines = stack.slice(at + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

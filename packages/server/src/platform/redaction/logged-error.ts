import { redactWithAddresses } from './redact.ts'

/** The fields of an error that are logged. */
export interface LoggedError {
  readonly type: string
  /** SQLSTATE of a failed query. */
  readonly code?: string
  /** Message of the innermost error: a failed query's own message only repeats the query and its values. */
  readonly message?: string
  /** SQL of the query with placeholders, never the values. */
  readonly query?: string
  /** Where the error was thrown, without the message. */
  readonly stack?: string
}

/** An error without user data: no values of a query, no rows, no addresses. */
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

/** Serializers for every logger, including those that tests pass in. */
export const logSerializers = { err: loggedError }

/** The error followed by its causes. */
function chainOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...chainOf(error.cause)] : [error]
}

/** The field's value in the innermost error that has it. */
function textIn(chain: readonly Error[], field: 'code' | 'query'): string | undefined {
  return chain
    .map((error) => (error as { code?: unknown; query?: unknown })[field])
    .findLast((value) => typeof value === 'string')
}

/**
 * A message that can be logged. Without a cause, a failed query's message holds the values, so
 * only "Failed query" remains.
 */
function messageOf(error: Error, code: string | undefined): string {
  if ('params' in error && error.message.startsWith('Failed query')) return 'Failed query'
  // PostgreSQL quotes names of tables and columns, which may be logged. In errors of class 22 it quotes
  // wrong values, which may not.
  const isOfValue = code !== undefined && /^22[0-9A-Z]{3}$/.test(code)
  return redactWithAddresses(isOfValue ? error.message.replace(/".*"/s, '"…"') : error.message)
}

/**
 * The stack's lines after the message. The message is cut off first, because it may contain lines that look like
 * frames.
 */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  if (at === -1) return ''
  const lines = stack.slice(at + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

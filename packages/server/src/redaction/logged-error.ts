import { redactWithAddresses } from './redact.ts'

/** What the log says of an error. */
export interface LoggedError {
  readonly type: string
  /** Of a query: its SQLSTATE. */
  readonly code?: string
  /** What it began with: a failed query itself says only which one it was, and with which values. */
  readonly message?: string
  /** Its text with placeholders, never the values. */
  readonly query?: string
  /** Where it was thrown, without the message. */
  readonly stack?: string
}

/** An error without what people have sent: no values of a query, no rows, no addresses. */
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

/** For every logger, whoever made it. */
export const logSerializers = { err: loggedError }

/** The error, what caused it, and so on. */
function chainOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...chainOf(error.cause)] : [error]
}

/** The field of the innermost error that has it. */
function textIn(chain: readonly Error[], field: 'code' | 'query'): string | undefined {
  return chain
    .map((error) => (error as { code?: unknown; query?: unknown })[field])
    .findLast((value) => typeof value === 'string')
}

/** A failed query that nothing has caused says nothing: its message is made of its values. */
function messageOf(error: Error, code: string | undefined): string {
  if ('params' in error && error.message.startsWith('Failed query')) return 'Failed query'
  // PostgreSQL quotes names of tables and columns, but values where they are what is wrong (class 22).
  const isOfValue = code !== undefined && /^22[0-9A-Z]{3}$/.test(code)
  return redactWithAddresses(isOfValue ? error.message.replace(/".*"/s, '"…"') : error.message)
}

/** The lines below the message, which may itself hold lines that look like them. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  if (at === -1) return ''
  const lines = stack.slice(at + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

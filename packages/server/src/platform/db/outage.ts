/**
 * Error codes that mean an outage: SQLSTATEs of connection errors, shutdown, too many connections and read-only
 * databases, and codes of socket errors.
 */
const outageCodes = /^(08\w{3}|57P0\d|53300|25006|ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/
const outageMessages =
  /connection terminated|not queryable|connection timeout|timeout exceeded when trying to connect|query read timeout|database is silent|no database takes writes|pglite is clos/i

/**
 * Whether `error` or one of its causes means that the database cannot be used now: it is unreachable, is shutting down,
 * has too many connections, or accepts no writes.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && outageCodes.test(code)) return true
  return outageMessages.test(error.message) || isOutage(error.cause)
}

/**
 * The SQLSTATE of a failed query, such as `23505` for a duplicate. Undefined: neither the error nor one of its causes
 * has one.
 */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause)
}

import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { exitCodes } from './command.ts'

/** Longer than closing takes: requests under way have five seconds. */
const patienceMs = 15_000

/**
 * Resolves at the first uncaught error, thrown by a listener or rejected by a promise. The server then has to end,
 * because its state may be broken: it finishes its requests, and its supervisor starts another. Each such error is
 * logged with a support code. If the server has not ended after 15 seconds, the process exits.
 */
export function uncaughtError(log: Pick<Logger, 'fatal'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Includes promises that are rejected without a handler: Node.js raises those as exceptions.
  process.on('uncaughtException', (error: unknown, origin) => {
    // Set the exit code now, in case closing fails as well.
    process.exitCode = exitCodes.failed
    const supportCode = randomBytes(4).toString('hex').toUpperCase()
    log.fatal({ supportCode, origin, err: error }, 'an error that nothing caught: the server ends')
    setTimeout(() => process.exit(exitCodes.failed), patienceMs).unref()
    resolve()
  })
  return promise
}

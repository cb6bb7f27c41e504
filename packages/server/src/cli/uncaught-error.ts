import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { exitCodes } from './command.ts'

/**
 * Milliseconds after which the process exits in any case. Closing takes less: it waits five seconds for running
 * requests.
 */
const patienceMs = 15_000

/**
 * Resolves at the first error that no code has caught. The caller must then stop the server, because its state may be
 * broken: the server finishes its requests, and its supervisor starts another one. Each such error is logged with a
 * support code. If the server has not stopped after 15 seconds, the process exits.
 */
export function uncaughtError(log: Pick<Logger, 'fatal'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Rejected promises without a handler come here, too: Node.js raises them as exceptions.
  process.on('uncaughtException', (error: unknown, origin) => {
    // Set the exit code at once, in case stopping the server fails as well.
    process.exitCode = exitCodes.failed
    const supportCode = randomBytes(4).toString('hex').toUpperCase()
    log.fatal({ supportCode, origin, err: error }, 'an error that nothing caught: the server ends')
    setTimeout(() => process.exit(exitCodes.failed), patienceMs).unref()
    resolve()
  })
  return promise
}

import type { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'
import { logSerializers } from '../platform/redaction/logged-error.ts'
import type { Settings } from '../platform/settings/settings.ts'

/**
 * Creates the server's log, by default on standard output: as JSON lines, or with the log format `pretty` as text for
 * people.
 */
export async function createLog(
  { logLevel: level, logFormat }: Pick<Settings, 'logLevel' | 'logFormat'>,
  destination?: Writable,
): Promise<Logger> {
  const options = { level, base: null, serializers: logSerializers }
  if (logFormat === 'json') return pino(options, destination ?? pino.destination(1))
  // Load `pino-pretty` only if it is needed: most servers log JSON.
  const { default: pretty } = await import('pino-pretty')
  return pino(
    options,
    pretty({ colorize: process.stdout.isTTY, destination: destination ?? 1, sync: true }),
  )
}

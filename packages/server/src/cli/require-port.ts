import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '../platform/settings/settings.ts'

/** Thrown if the server cannot listen on the configured address. The message says what to do. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

/**
 * Throws PortError if the server cannot listen on its port. Call it first, so that a failed start has not touched the
 * database or anything else.
 */
export async function requirePort(settings: Pick<Settings, 'host' | 'port' | 'databaseUrl'>) {
  const probe = createServer()
  try {
    probe.listen(settings.port, settings.host)
    await once(probe, 'listening')
  } catch (error) {
    throw new PortError(sentenceOf(error as NodeJS.ErrnoException, settings), { cause: error })
  }
  probe.close()
  await once(probe, 'close')
}

function sentenceOf(
  { code, message }: NodeJS.ErrnoException,
  { host, port, databaseUrl }: Pick<Settings, 'host' | 'port' | 'databaseUrl'>,
): string {
  if (code === 'EADDRINUSE') {
    const other = databaseUrl === null ? `PORT=${port + 1} DATA_DIR=.data-2` : `PORT=${port + 1}`
    const data = databaseUrl === null ? ', and with data of its own' : ''
    return [
      `Port ${port} of ${host} is taken, perhaps by another Vestibule. Nothing was touched.`,
      `Stop what listens there, or start this one on another port${data}: ${other}`,
    ].join('\n')
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Take one from 1024 on (PORT), with a proxy in front.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${host} is no address of this machine. 127.0.0.1 is reached from here alone, 0.0.0.0 from everywhere.`
  }
  return `The server cannot listen at ${host}, port ${port}: ${message}`
}

import { join } from 'node:path'
import { packageRoot } from '../platform/package-root.ts'
import { startChildServer, type ChildServer } from './child-server.ts'
import type { HeldUp } from './event-loop-probe.ts'
import { freePort } from './free-port.ts'
import { testSecretKey } from './test-server.ts'

export interface ProbedServer extends ChildServer {
  /** The longest block of its event loop since the last call. */
  heldUp(): Promise<HeldUp>
}

/** A server in its own process on this database, with a probe of its event loop. */
export async function startProbedServer(databaseUrl: string): Promise<ProbedServer> {
  const probePort = await freePort()
  const server = await startChildServer({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: testSecretKey,
    NODE_OPTIONS: `--import ${join(packageRoot, 'src', 'testing', 'event-loop-probe.ts')}`,
    EVENT_LOOP_PROBE_PORT: String(probePort),
  })
  return {
    ...server,
    async heldUp() {
      const answer = await fetch(`http://127.0.0.1:${probePort}/`)
      return (await answer.json()) as HeldUp
    },
  }
}

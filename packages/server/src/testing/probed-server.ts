import { join } from 'node:path'
import { packageRoot } from '../platform/package-root.ts'
import { startChildServer, type ChildServer } from './child-server.ts'
import { freePort } from './free-port.ts'
import type { HeldMemory, HeldUp } from './process-probe.ts'
import { testSecretKey } from './test-server.ts'

export interface ProbedServer extends ChildServer {
  /** Returns the longest block of the server's event loop since the last call. */
  heldUp(): Promise<HeldUp>
  /** Collects the server's garbage and measures the memory that is left. */
  memory(): Promise<HeldMemory>
}

/** A server in its own process on this database, with a probe of its event loop and its memory. */
export async function startProbedServer(databaseUrl: string): Promise<ProbedServer> {
  const probePort = await freePort()
  const server = await startChildServer({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: testSecretKey,
    NODE_OPTIONS: `--expose-gc --import ${join(packageRoot, 'src', 'testing', 'process-probe.ts')}`,
    PROBE_PORT: String(probePort),
  })
  const read = async <T>(what: string) => {
    const answer = await fetch(`http://127.0.0.1:${probePort}/${what}`)
    return (await answer.json()) as T
  }
  return { ...server, heldUp: () => read('event-loop'), memory: () => read('memory') }
}

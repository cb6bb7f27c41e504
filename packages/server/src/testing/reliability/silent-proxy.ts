import { connect, createServer, type Socket } from 'node:net'

/** Forwards bytes between clients and a port until it is silenced. */
export interface SilentProxy {
  readonly port: number
  /** Drops all data in both directions, closes nothing and accepts new connections, like a network that is cut. */
  silence(): void
  /** Forwards data again, on old connections too. What was sent while silent is lost. */
  speak(): void
  close(): Promise<void>
}

export async function startSilentProxy(target: number): Promise<SilentProxy> {
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk: Buffer) => {
        if (!isSilent) to.write(chunk)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    silence() {
      isSilent = true
    },
    speak() {
      isSilent = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

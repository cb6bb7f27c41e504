import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'
import { programArguments } from './programs.ts'

/** A server that runs as `vestibule serve` in a process of its own, for tests that need a real process. */
export interface ChildServer {
  readonly origin: string
  /** The port on the loopback, even if `origin` names another host. */
  readonly port: number
  /** Process id of the server, or of the command that starts it if `startChildServer` was called with `by`. */
  readonly pid: number
  /** Resolves to the exit code, or to the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** All output to standard output and standard error. */
  output(): string
  /** Ends the process if it runs. Resolves to its exit code, or to the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** Wraps a command in another one that starts it, such as npm. */
type StartedBy = (command: readonly string[]) => readonly string[]

/**
 * Starts a server with these settings only, on a free port unless `PORT` is set. If it does not
 * start, throws its output.
 */
export async function startChildServer(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  by: StartedBy = (command) => command,
): Promise<ChildServer> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const [command = '', ...rest] = by([
    process.execPath,
    ...programArguments('main'),
    'serve',
    ...args,
  ])
  const child = spawn(command, rest, {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Kill the child when this process exits, so that no server is left behind.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill)
    return (code ?? signal) as number | NodeJS.Signals | null
  })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, printed] = /is ready at (\S+)/.exec(output) ?? []
      if (printed !== undefined) resolve(printed)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((reason) => reject(new Error(`It ended (${reason}): ${output}`)))
  })
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

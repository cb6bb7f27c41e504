import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'
import { programArguments } from './programs.ts'

/** `vestibule serve` in a process of its own, for what only a process can show. */
export interface ChildServer {
  readonly origin: string
  /** On the loopback, also where `origin` names another place. */
  readonly port: number
  /** Of what was started: the server, or what `by` puts around it. */
  readonly pid: number
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** Ends the process, if it has not ended. Resolves to its exit code, or to the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** The command that starts another command, such as npm. */
type StartedBy = (command: readonly string[]) => readonly string[]

/** Starts it with these settings and no others, on a free port unless they name one. Throws what it printed if it does not start. */
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
  // Nobody is left behind, however the process ends that started it.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill)
    return (code ?? signal) as number | NodeJS.Signals | null
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
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
    async end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

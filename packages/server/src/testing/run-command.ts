import { vi } from 'vitest'
import { run } from '../cli/run.ts'
import { testSecretKey, type TestServer } from './test-server.ts'

export interface CommandOutcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `vestibule …` in this process, with settings from this environment only. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  const lines = { out: [] as string[], err: [] as string[] }
  const log = vi.spyOn(console, 'log').mockImplementation((text) => lines.out.push(String(text)))
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((text) => lines.err.push(String(text)))
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...env })) vi.stubEnv(name, value)
  try {
    const code = await run(args)
    return { code, out: lines.out.join('\n'), err: lines.err.join('\n') }
  } finally {
    vi.unstubAllEnvs()
    log.mockRestore()
    error.mockRestore()
  }
}

/** Environment for a command on the PostgreSQL database of a test server. */
export function environmentOf(server: TestServer): Record<string, string> {
  const { databaseUrl, origin } = server
  if (databaseUrl === null) throw new Error('An embedded database belongs to one process')
  return { DATABASE_URL: databaseUrl, SECRET_KEY: testSecretKey, PUBLIC_ORIGIN: origin }
}

/** What a command printed with `--json`. Throws what it said instead if that is no JSON. */
export function jsonOf({ code, out, err }: CommandOutcome): unknown {
  try {
    return JSON.parse(out)
  } catch (cause) {
    throw new Error(`Exit code ${code}, no JSON but: ${out}${err}`, { cause })
  }
}

import { calls } from '@vestibule/api-client/contract'
import type { AccountsFile } from './accounts-file.ts'
import { checkedNames, type CheckedName } from './checked-calls.ts'
import { orderedCases } from './cases.ts'
import type { Exchange } from './exchange.ts'
import { openMailbox } from './mailbox.ts'
import { networkWorld } from './network-world.ts'
import { runCase, type Row } from './run-cases.ts'
import { wireRows } from './wire-rows.ts'

/**
 * Thrown before the first test if the tested server does not answer, or if the mailbox for its mails, which the file
 * with the test accounts names, cannot be opened.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** Milliseconds that the tested server has for the first answer. Without one, no test is run. */
const reachMs = 10_000

export interface Conformance {
  /** Result rows grouped by call, in the order of the contract. */
  readonly rows: readonly Row[]
  /** What the run has used up or left behind on the tested server, in words. */
  readonly spent: readonly string[]
}

export interface ConformOptions {
  /** Names of the calls to check. Default: all calls. */
  readonly only?: readonly CheckedName[]
  readonly onProgress?: (done: number, all: number) => void
}

/**
 * Runs the conformance tests against the server at `origin`, one after the other. Throws UnreachableError before the
 * first one if nothing answers at `origin`, or if the mailbox that `file` names cannot be opened.
 */
export async function conform(
  origin: string,
  file: AccountsFile,
  { only, onProgress }: ConformOptions = {},
): Promise<Conformance> {
  const config = new URL(calls.getConfig.endpoint.path, origin)
  await reach(origin, () => fetch(config, { signal: AbortSignal.timeout(reachMs) }))
  const { mailbox: named } = file
  const mailbox =
    named === undefined ? null : await reach('The mailbox', () => openMailbox(named, origin))
  try {
    const exchanges: Exchange[] = []
    const world = networkWorld(origin, file, mailbox, exchanges)
    const names = checkedNames.filter((name) => only?.includes(name) ?? true)
    const cases = orderedCases.filter(({ call }) => names.includes(call))
    const rows: Row[] = []
    for (const named of cases) {
      onProgress?.(rows.length, cases.length)
      rows.push(await runCase(world, named))
    }
    rows.push(...wireRows(exchanges, names, world.secrets))
    return {
      rows: names.flatMap((name) => rows.filter(({ call }) => call === name)),
      spent: [...world.spent],
    }
  } finally {
    await mailbox?.close()
  }
}

async function reach<Value>(what: string, open: () => Promise<Value>): Promise<Value> {
  try {
    return await open()
  } catch (error) {
    const { message, cause } = error as Error
    const { code, message: why = message } = (cause ?? {}) as { code?: string; message?: string }
    throw new UnreachableError(`${what} cannot be reached: ${why || (code ?? message)}`, { cause })
  }
}

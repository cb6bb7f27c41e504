import type { CheckedName } from './checked-calls.ts'
import { redact } from '../platform/redaction/redact.ts'
import type { NamedCase } from './call-cases.ts'
import { differences } from './match.ts'
import { Skipped, unlessThrottled, type ConformanceWorld } from './world.ts'

/**
 * One row of the table of results: what a conformance test, or the check of the form of a call's answers, has shown.
 */
export interface Row {
  readonly call: CheckedName
  readonly case: string
  readonly state: 'ok' | 'wrong' | 'skipped'
  /** Why the test was skipped. */
  readonly why?: string
  /** For state `wrong`: the expected and the actual outcome. */
  readonly expected?: string
  readonly came?: string
}

/**
 * Runs one test and returns its row. Never throws: `Skipped` makes the row `skipped`, any other error makes it `wrong`.
 */
export async function runCase(world: ConformanceWorld, { call, one }: NamedCase): Promise<Row> {
  const row = { call, case: one.name }
  const wrong = (expected: string, came: string): Row => ({
    ...row,
    state: 'wrong',
    expected,
    came: withoutSecrets(world, came),
  })
  try {
    const came = await one.run(world)
    const expected = typeof one.outcome === 'function' ? await one.outcome(world) : one.outcome
    const found = differences(expected, came)
    if (found.length === 0) return { ...row, state: 'ok' }
    unlessThrottled(came)
    return wrong(
      found.map(({ expected }) => expected).join('; '),
      found.map(({ came }) => came).join('; '),
    )
  } catch (error) {
    if (error instanceof Skipped) return { ...row, state: 'skipped', why: error.message }
    return wrong('no failure on the way', wordsOfError(error))
  }
}

function wordsOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

export function withoutSecrets(
  { secrets }: Pick<ConformanceWorld, 'secrets'>,
  text: string,
): string {
  let hidden = text
  for (const secret of secrets) hidden = hidden.replaceAll(secret, '[secret]')
  return redact(hidden)
}

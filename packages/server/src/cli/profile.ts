import { UsageError } from './command.ts'

/** Name of a set of values that replace defaults. */
export type Profile = 'strict'

/** The profile named by `--profile`. Null: none. Throws UsageError. */
export function profileOf(name: string | undefined): Profile | null {
  if (name === undefined || name === 'strict') return name ?? null
  throw new UsageError(`There is no profile ${name}. The only one is strict.`)
}

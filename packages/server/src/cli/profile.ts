import { UsageError } from './command.ts'

/** A set of values beyond the defaults, by its name. */
export type Profile = 'strict'

/** The profile that `--profile` names. Null: none. Throws UsageError. */
export function profileOf(name: string | undefined): Profile | null {
  if (name === undefined || name === 'strict') return name ?? null
  throw new UsageError(`There is no profile ${name}. The only one is strict.`)
}

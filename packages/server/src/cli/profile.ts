import { UsageError } from './command.ts'

/** Name of a set of values that `vestibule init --profile` writes into `.env` in place of the settings' defaults. */
export type Profile = 'strict'

/** The profile that the option `--profile` names. Null: the option is absent. Throws UsageError for an unknown one. */
export function profileOf(name: string | undefined): Profile | null {
  if (name === undefined || name === 'strict') return name ?? null
  throw new UsageError(`There is no profile ${name}. The only one is strict.`)
}

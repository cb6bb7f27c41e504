import { UsageError } from './command.ts'

/** Checks that an option has one of the allowed values. Throws UsageError. */
export function oneOf<const Value extends string>(
  name: string,
  values: readonly Value[],
  given: string | undefined,
): Value | undefined {
  if (given === undefined) return undefined
  const found = values.find((value) => value === given)
  if (found === undefined) throw new UsageError(`--${name} must be one of ${values.join(', ')}.`)
  return found
}

import { UsageError } from './command.ts'

/**
 * Returns the value that the user gave for an option. Undefined: the option was not given. Throws UsageError if the
 * value is none of `values`.
 */
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

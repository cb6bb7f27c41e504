import * as v from 'valibot'
import { UsageError } from './command.ts'

/** Validates a value by a schema of the contract. Throws UsageError that names each field which is wrong. */
export function checked<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => {
    const place = (issue.path ?? []).map(({ key }) => String(key)).join('.')
    return place === '' ? issue.message : `${place}: ${issue.message}`
  })
  throw new UsageError(faults.join('\n'))
}

import type { Schema } from '@vestibule/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

/** As OpenAPI 3.1 writes it: JSON Schema 2020-12. */
export interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly [keyword: string]: unknown
}

/** What may be sent for a schema of the contract. Throws where JSON Schema has no words for it. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    // Leading and trailing blanks are accepted, and dropped.
    ignoreActions: ['trim'],
  })
  return rest as JsonSchema
}

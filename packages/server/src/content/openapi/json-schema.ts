import type { Schema } from '@vestibule/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
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

/**
 * Converts a schema of the contract to the JSON Schema of the values that clients may send. Throws if JSON Schema
 * cannot express the schema.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    // Describe texts as they are after the schema's actions `trim` and `transform`. The server also accepts texts that
    // these actions bring into that form.
    ignoreActions: ['trim', 'transform'],
  })
  return rest as JsonSchema
}

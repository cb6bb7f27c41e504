import type { Schema } from '@vestibule/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
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
 * The JSON Schema of the values that clients may send for a schema of the contract. Throws if JSON Schema cannot
 * express it.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    // The document describes texts in their normal form. The server also accepts texts that it can trim or convert to
    // that form.
    ignoreActions: ['trim', 'transform'],
  })
  return rest as JsonSchema
}

/** Writes a schema of the contract as a type, with docstrings and further rules as comments. */

/**
 * Returns a schema of the contract as the text of a type. `type` is the TypeScript type of the schema; `reader` finds
 * the docstrings of its fields.
 * @throws {Error} for a kind of schema or rule that this function cannot describe
 */
export function fieldsOf(schema, type, reader, indent = '') {
  const within = (inner, part, deeper = indent) =>
    fieldsOf(inner, reader.typeOf(type, part), reader, deeper)
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return schema.type
    case 'literal':
      return `'${schema.literal}'`
    case 'picklist':
      return schema.options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ')
    case 'array':
      return listOf(schema.item, within(schema.item, 'item'))
    case 'nullable':
    case 'nullish':
      return `${within(schema.wrapped, 'wrapped')} | null`
    case 'optional':
      return within(schema.wrapped, 'wrapped')
    case 'record':
      return `{ [${within(schema.key, 'key')}]: ${within(schema.value, 'value')} }`
    case 'union':
    case 'variant':
      return schema.options
        .map((option, index) =>
          fieldsOf(
            option,
            reader.typeOf(reader.typeOf(type, 'options'), String(index)),
            reader,
            indent,
          ),
        )
        .join(' | ')
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectOf(schema, reader.typeOf(type, 'entries'), reader, indent)
    default:
      throw new Error(`No words for the schema ${schema.type}`)
  }
}

const choices = new Set(['nullable', 'nullish', 'picklist', 'union', 'variant'])
const mayLack = new Set(['nullish', 'optional'])

function listOf({ type }, text) {
  return choices.has(type) ? `(${text})[]` : `${text}[]`
}

function objectOf({ type, entries }, types, reader, indent) {
  const deeper = `${indent}  `
  const lines = Object.entries(entries).map(([name, schema]) => {
    const text = fieldsOf(schema, reader.typeOf(types, name), reader, deeper)
    const property = reader.propertyOf(types, name)
    const beside = [property && reader.docOf(property), ...rulesOf(schema)].filter(Boolean)
    const comment = beside.length > 0 ? ` // ${beside.join('; ').replace(/\.;/g, ';')}` : ''
    const [first, ...rest] =
      `${deeper}${name}${mayLack.has(schema.type) ? '?' : ''}: ${text}`.split('\n')
    return [`${first}${comment}`, ...rest].join('\n')
  })
  if (type === 'loose_object') lines.push(`${deeper}[further: string]: unknown`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** Says in words what a value must fulfil beyond its type, such as a length, and what its default is. */
function rulesOf(schema) {
  const [first, ...own] = schema.pipe ?? []
  const each = schema.item ? rulesOf(schema.item).map((rule) => `each ${rule}`) : []
  const inner = schema.wrapped ? rulesOf(schema.wrapped) : []
  const value = schema.type === 'optional' ? schema.default : undefined
  return [
    ...(first ? rulesOf(first) : each),
    ...own.map(ruleOf),
    ...inner,
    value !== undefined &&
      value !== null &&
      `default ${JSON.stringify(value).replaceAll('"', "'")}`,
  ].filter(Boolean)
}

function ruleOf({ type, requirement, message }) {
  switch (type) {
    // These steps only normalize what a person has typed, so callers need not know about them.
    case 'transform':
    case 'trim':
      return ''
    case 'min_length':
      return requirement === 1 ? 'not empty' : `at least ${requirement}`
    case 'max_length':
      return `at most ${requirement} long`
    case 'min_value':
      return `from ${requirement}`
    case 'max_value':
      return `to ${requirement}`
    case 'regex':
      return message ? `else '${message}'` : `like ${requirement}`
    case 'integer':
      return 'an integer'
    case 'uuid':
      return 'a UUID'
    case 'iso_timestamp':
      return 'a time in ISO 8601'
    case 'string':
      return ''
    default:
      throw new Error(`No words for the rule ${type}`)
  }
}

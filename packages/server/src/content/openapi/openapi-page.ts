import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { JsonSchema } from './json-schema.ts'
import { accessMeaning, type OpenApiDocument, type Operation } from './openapi-document.ts'

/** Makes a page for people from the OpenAPI document, without scripts. */
export function openApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = document.tags.map(({ name }) => ({
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    items: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const links = sections.map(({ name, id }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API · Vestibule</title>
<link rel="stylesheet" href="/openapi.css">
</head>
<body>
<nav aria-label="Sections"><ul>${links.join('')}</ul></nav>
<main>
<h1>API</h1>
<p class="lead">${inline(document.info.description)} For machines: <a href="/openapi.json">openapi.json</a>.</p>
${sections
  .map(
    ({ name, id, items }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>\n${items.map((call) => callItem(call, document.components.schemas)).join('\n')}\n</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`
}

type Schemas = OpenApiDocument['components']['schemas']

function callItem(
  call: { path: string; method: string; operation: Operation },
  schemas: Schemas,
): string {
  const { path, method, operation } = call
  const { operationId, summary, parameters, requestBody, responses } = operation
  const access = accessMeaning[operation['x-access']]
  const parts = [
    `<p>For: ${inline(access)} In the client: <code>${operationId}</code>.</p>`,
    parameters.length === 0
      ? ''
      : table(
          'Parameters',
          parameters.map((p) => [p.name, p.in, p.required, p.schema] as const),
        ),
    requestBody === undefined ? '' : bodyTable(requestBody.content, schemas),
    `<h4>Answers</h4><dl>${Object.entries(responses).map(answer).join('')}</dl>`,
  ]
  return `<details id="${operationId}">
<summary><span class="method" data-method="${method}">${method.toUpperCase()}</span> <code class="path">${escapeHtml(path)}</code> <span class="what">${inline(summary)}</span></summary>
${parts.filter((part) => part !== '').join('\n')}
</details>`
}

function bodyTable(
  content: NonNullable<Operation['requestBody']>['content'],
  schemas: Schemas,
): string {
  const [[type, { schema }] = ['', { schema: {} as JsonSchema }]] = Object.entries(content)
  const name = String(schema.$ref).replace('#/components/schemas/', '')
  const { properties = {}, required = [] } = schemas[name] ?? {}
  const rows = Object.entries(properties).map(
    ([name, field]) => [name, 'body', required.includes(name), field] as const,
  )
  const title = `Body, ${type.includes('form') ? 'a form or JSON' : 'JSON or a form'}`
  return rows.length === 0 ? `<h4>${title}</h4><p>Empty.</p>` : table(title, rows)
}

type Row = readonly [name: string, place: string, isRequired: boolean, schema: JsonSchema]

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, place, isRequired, schema]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${isRequired ? 'yes' : 'no'}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`,
  )
  return `<h4>${title}</h4><div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th><th scope="col">Value</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

type AnswerEntry = [string, Operation['responses'][string]]

function answer([status, { description, content }]: AnswerEntry): string {
  const schema = Number(status) < 300 ? content?.['application/json']?.schema : undefined
  const { result, results } = schema?.properties ?? {}
  const payload = result ?? results
  const shown =
    payload === undefined
      ? ''
      : `<pre tabindex="0"><code>${escapeHtml(`${result === undefined ? 'results' : 'result'}: ${typeOf(payload)}`)}</code></pre>`
  return `<dt><span class="status" data-class="${status[0]}">${status}</span></dt><dd>${inline(description)}${shown}</dd>`
}

/** Writes a schema in a notation like TypeScript's: `{ id: string, name?: string }`. */
export function typeOf(schema: JsonSchema, depth = 0): string {
  const { type, properties, required = [] } = schema
  const choices = (schema['enum'] ??
    (schema['const'] === undefined ? undefined : [schema['const']])) as unknown[] | undefined
  if (choices !== undefined) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  const variants = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (variants !== undefined) return variants.map((variant) => typeOf(variant, depth)).join(' | ')
  if (type === 'array') return `${grouped(typeOf((schema['items'] ?? {}) as JsonSchema, depth))}[]`
  if (type === 'object' && properties !== undefined) {
    const indent = '  '.repeat(depth + 1)
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${indent}${name}${required.includes(name) ? '' : '?'}: ${typeOf(field, depth + 1)}\n`,
    )
    return fields.length === 0 ? '{}' : `{\n${fields.join('')}${'  '.repeat(depth)}}`
  }
  return `${type ?? 'any'}${boundsOf(schema)}`
}

function grouped(text: string): string {
  return / \| /.test(text) && !text.startsWith('{') ? `(${text})` : text
}

function boundsOf({ minLength, maxLength }: JsonSchema): string {
  const bounds = [
    minLength === undefined ? null : `at least ${minLength}`,
    maxLength === undefined ? null : `at most ${maxLength}`,
  ].filter((bound) => bound !== null)
  return bounds.length === 0 ? '' : ` (${bounds.join(', ')} characters)`
}

/** Escapes a text for HTML and puts its parts in backquotes into `<code>`. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

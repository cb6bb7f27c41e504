/**
 * Writes every call of the contract as Markdown: what is sent, what comes back, and the codes of its refusals.
 *
 *     node scripts/calls.mjs          checks that calls.md is up to date
 *     node scripts/calls.mjs --write  writes it
 *
 * Reads the built contract, and the docstrings of its fields from the sources.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readFiles } from '../../../tools/declarations.mjs'
import {
  adminCalls,
  calls,
  dataCalls,
  errorsOf,
  needsSession,
  statusOf,
} from '../dist/contract/index.js'
import { fieldsOf } from './fields.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const file = path('../calls.md')
const source = path('../src/contract/all-calls.ts')
const { checker, docOf, exportsOf } = readFiles(ts, [source])
const { symbol } = exportsOf(source).find(({ name }) => name === 'allCalls')
const typeOf = (type, name) => type && checker.getTypeOfPropertyOfType(type, name)
const reader = { typeOf, docOf, propertyOf: (type, name) => type?.getProperty(name) }

const accessOf = {
  anyone: 'anyone',
  attempt: 'a browser whose sign-in has come this far',
  session: 'signed-in users',
  internal: 'internal users',
  staff: 'staff that may act for customers',
  admin: 'administrators',
  steward: 'data stewards',
  'docs-admin': 'documentation administrators',
}
const all = Object.entries({ ...calls, ...adminCalls, ...dataCalls })
const codes = (names) => names.map((code) => `\`${code}\` ${statusOf[code]}`).join(', ')
const own = (call) => call.endpoint.errors ?? []
const link = (name) => `[\`${name}\`](#${name.toLowerCase()})`

/** The error codes that every one of the given calls may answer. */
const commonOf = (some) =>
  some.map(([, call]) => new Set(errorsOf(call))).reduce((left, right) => left.intersection(right))
const ofAny = commonOf(all)
const ofWrites = commonOf(
  all.filter(([, { endpoint, door }]) => endpoint.method !== 'GET' && door !== 'machine'),
)
const ofSessions = commonOf(
  all.filter(([, { access, lock }]) => needsSession(access) && lock !== 'open'),
)
const ofBodies = commonOf(all.filter(([, { body }]) => body !== undefined))

const text = `# Calls of the contract

Made from the contract; do not edit. It is what a backend, or a fake of one, gets and answers.

- \`payload\` is what a handler of \`createFakeTransport\` gives. On the wire it stands in the envelope: in \`result\`, a list in
  \`results\`, and below \`/auth_api/\` in \`result.data\`. What is \`bare\` has no envelope.
- A refusal is \`refuse(code)\` in a fake, and on the wire its status with \`error_info.code\`.
- Any call may be refused with ${codes([...ofAny])}; a call by another method than GET, unless it is for programs, also with
  ${codes([...ofWrites.difference(ofAny)])}; one with a body also with ${codes([...ofBodies.difference(ofAny).difference(ofWrites)])};
  one for signed-in users also with ${codes([...ofSessions.difference(ofAny)].filter((code) => code === 'session_locked'))}, unless it unlocks the session.

| Call | Method and path | Refusals of its own |
| --- | --- | --- |
${all.map(([name, call]) => `| ${link(name)} | \`${requestOf(call)}\` | ${codes(own(call))} |`).join('\n')}

${all.map(([name, call]) => sectionOf(name, call, typeOf(checker.getTypeOfSymbol(symbol), name))).join('\n\n')}
`

if (process.argv.includes('--write')) writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('calls.md is out of date; run the script with --write')
  process.exitCode = 1
}

function requestOf({ endpoint }) {
  return `${endpoint.method} ${endpoint.path}`
}

function sectionOf(name, call, type) {
  const { endpoint, summary, access } = call
  const parts = ['params', 'query', 'body']
    .filter((part) => call[part] !== undefined)
    .map((part) => `${part}: ${fieldsOf(call[part], typeOf(type, part), reader)}`)
  const refusals = own(call)
  return [
    `## \`${name}\``,
    summary,
    `\`${requestOf(call)}\`, for ${accessOf[access]}.${endpoint.done ? ` The outcome is \`${endpoint.done}\`.` : ''}`,
    `\`\`\`ts\n${[...parts, payloadOf(endpoint, typeOf(type, 'endpoint'))].join('\n')}\n\`\`\``,
    refusals.length > 0 && `Refusals: ${codes(refusals)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * The type of a call's payload as text. Leaves out what the services put around the payload: `success`, `status_code`
 * and, in answers of `auth_api`, the field `data`.
 */
function payloadOf({ answer, shape }, type) {
  const bare = shape === 'bare' ? ' // bare' : ''
  if (answer === null) return `payload: none${bare}`
  const answered = typeOf(type, 'answer')
  const inner = answer.entries?.data
  return inner
    ? `payload: ${fieldsOf(inner, typeOf(typeOf(answered, 'entries'), 'data'), reader)}`
    : `payload: ${fieldsOf(answer, answered, reader)}${bare}`
}

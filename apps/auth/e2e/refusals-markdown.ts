import { refusalRows, type Row } from './refusals.ts'
import { waysOn } from './refusal-table.ts'

const head = `# What the sign-in app makes of each refusal

Each screen, each call that it makes, and each refusal with which the call may be answered by the contract; \`lost\` means that no
answer came. \`e2e/refusals.ts\` holds the table. \`src/refusals.test.ts\` keeps this page equal to it, and fails where the contract
names a refusal, or a screen makes a call, that the table lacks. After a change: \`vitest run src/refusals.test.ts -u\`.

\`e2e/refusals.spec.ts\` runs the table in a browser: it brings the real server to each refusal, reads what is said, and takes the
way on. Where the last column names a reason, the test answers in the server's place.

"Not said by this server" names why the server of this repository does not say it to this screen; another one may.
`

/** Returns the text of REFUSALS.md. */
export function refusalsAsMarkdown(): string {
  const sections = Map.groupBy(refusalRows(), ({ screen }) => screen)
  const parts = [...sections].map(([screen, rows]) => `## ${screen}\n\n${table(rows)}`)
  return `${head}\n${parts.join('\n')}`
}

/** Returns a Markdown table. Refusals of a call that have the same answer share a row. */
function table(rows: readonly Row[]): string {
  const groups = Map.groupBy(rows, ({ call, says, leads, to, stub }) =>
    JSON.stringify([call, says, leads, to, stub]),
  )
  const cells = [...groups.values()].map((same) => {
    const [first] = same
    if (first === undefined) return []
    const { call, says, leads, to, stub = '' } = first
    const refusals = same.map(({ refusal }) => `\`${refusal}\``).join(', ')
    const wayOn = to === undefined ? waysOn[leads] : `${waysOn[leads]}, to ‘${to}’`
    return [`\`${call}\``, refusals, says ?? '–', wayOn, stub]
  })
  const lines = [
    ['Call', 'Refusal', 'What is said', 'The way on', 'Not said by this server'],
    ...cells,
  ]
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => width(line[at])))) ?? []
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell))).join(' | ')} |\n`
  const [titles = [], ...body] = lines
  return line(titles) + line(widths.map((count) => '-'.repeat(count))) + body.map(line).join('')
}

function width(cell = ''): number {
  return Array.from(cell).length
}

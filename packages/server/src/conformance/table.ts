import { printable } from '../platform/printable.ts'
import type { Conformance } from './conform.ts'
import type { Row } from './run-cases.ts'

const marks: Readonly<Record<Row['state'], string>> = {
  ok: 'ok     ',
  wrong: 'WRONG  ',
  skipped: 'skipped',
}
const indent = ' '.repeat(11)

/**
 * The result of a run as text: the tests grouped by call, what they have left behind on the tested server, and a
 * summary.
 */
export function table(origin: string, { rows, spent }: Conformance): string {
  const lines: string[] = []
  for (const [call, ofCall] of Map.groupBy(rows, ({ call }) => call)) {
    lines.push(call, ...ofCall.flatMap(linesOf), '')
  }
  if (spent.length > 0) {
    lines.push('Left behind in the backend:', ...spent.map((one) => `  ${one}`), '')
  }
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  lines.push(`${origin}: ${count('ok')} ok, ${count('wrong')} wrong, ${count('skipped')} skipped`)
  return lines.map(printable).join('\n')
}

function linesOf(row: Row): string[] {
  const line = `  ${marks[row.state]}  ${row.case}`
  if (row.state === 'wrong') {
    return [line, `${indent}expected  ${row.expected}`, `${indent}came      ${row.came}`]
  }
  return row.state === 'skipped' ? [line, `${indent}${row.why}`] : [line]
}

import { labs, type Patient } from './patients.ts'

const columns = [
  'id',
  'age',
  'subtype',
  'stage',
  'icd10',
  'therapy',
  'visits',
  'months',
  'died',
  'lastSeen',
] as const

/** The selected patients as CSV: one line per patient, with CRLF line ends (RFC 4180). */
export function csvOf(patients: readonly Patient[]): string {
  const header = [...columns, ...labs.flatMap((lab) => [lab, `${lab}_6_months`])]
  const rows = patients.map((patient) => [
    ...columns.map((column) => patient[column]),
    ...labs.flatMap((lab) => patient.labs[lab]),
  ])
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Escapes a value. A leading `'` keeps spreadsheets from running a text as a formula. */
function cell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

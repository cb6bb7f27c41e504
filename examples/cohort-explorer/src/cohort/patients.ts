/** A patient of the cohort. data/README.md explains the fields. */
export interface Patient {
  readonly id: string
  readonly dataset: string
  readonly age: number
  readonly subtype: string
  readonly stage: string
  readonly therapy: string
  readonly icd10: string
  readonly visits: number
  /** Months from the first line of therapy to death, or to the last visit. */
  readonly months: number
  readonly died: boolean
  /** The month of the last visit, as `2026-03`. */
  readonly lastSeen: string
  /** Each laboratory value before therapy and six months later; null if it was not measured. */
  readonly labs: Readonly<Record<Lab, readonly [number, number | null]>>
}

export const labs = ['haemoglobin', 'crp', 'ldh'] as const
export type Lab = (typeof labs)[number]

type Column = readonly (number | null)[]

/** The data file, stored by column. Columns of words hold indices into `levels`. */
export interface CohortFile {
  readonly levels: Readonly<
    Record<'dataset' | 'subtype' | 'stage' | 'therapy' | 'icd10', readonly string[]>
  >
  readonly columns: Readonly<Record<string, Column>>
}

export function readPatients({ levels, columns }: CohortFile): Patient[] {
  const value = (column: string, row: number) => columns[column]?.[row] ?? null
  const number = (column: string, row: number) => value(column, row) ?? 0
  const word = (column: keyof CohortFile['levels'], row: number) =>
    levels[column][number(column, row)] ?? ''
  const lab = (name: Lab, row: number) => [number(name, row), value(`${name}6`, row)] as const
  return (columns['age'] ?? []).map((_, row) => ({
    id: `${word('dataset', row).slice(0, 2).toUpperCase()}-${String(row * 7 + 1000).padStart(6, '0')}`,
    dataset: word('dataset', row),
    age: number('age', row),
    subtype: word('subtype', row),
    stage: word('stage', row),
    therapy: word('therapy', row),
    icd10: word('icd10', row),
    visits: number('visits', row),
    months: number('months', row),
    died: number('died', row) === 1,
    lastSeen: monthName(number('lastSeen', row)),
    labs: {
      haemoglobin: lab('haemoglobin', row),
      crp: lab('crp', row),
      ldh: lab('ldh', row),
    },
  }))
}

function monthName(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The patients of a dataset; all patients if the file has none of that dataset. */
export function patientsOf(patients: readonly Patient[], datasetId: string | null) {
  const own = patients.filter(({ dataset }) => dataset === datasetId)
  return own.length > 0 ? own : patients
}

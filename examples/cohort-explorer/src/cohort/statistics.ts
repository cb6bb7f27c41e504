import type { Lab, Patient } from './patients.ts'
import type { Facet } from './view.ts'

/** Groups with fewer patients than this are not shown, because a curve of a few people can identify them. */
export const smallestGroup = 11

export interface CurvePoint {
  readonly months: number
  /** The share of patients alive, between 0 and 1. */
  readonly alive: number
}

/** Length of the curves, in months. */
export const lastMonth = 60

/** The Kaplan–Meier estimate: the share of patients still alive after each death. */
export function survivalCurve(patients: readonly Pick<Patient, 'months' | 'died'>[]): CurvePoint[] {
  const sorted = patients.toSorted((a, b) => a.months - b.months)
  const points: CurvePoint[] = [{ months: 0, alive: 1 }]
  let alive = 1
  let index = 0
  while (index < sorted.length) {
    const { months } = sorted[index] as Patient
    if (months > lastMonth) break
    const atRisk = sorted.length - index
    let deaths = 0
    while (sorted[index]?.months === months) {
      if (sorted[index]?.died) deaths += 1
      index += 1
    }
    if (deaths === 0) continue
    alive *= 1 - deaths / atRisk
    points.push({ months, alive })
  }
  const end = Math.min(lastMonth, sorted.at(-1)?.months ?? 0)
  return [...points, { months: end, alive }]
}

/** The share alive after `months`; null if nobody was followed for that long. */
export function aliveAfter(curve: readonly CurvePoint[], months: number): number | null {
  if ((curve.at(-1)?.months ?? 0) < months) return null
  return curve.findLast((point) => point.months <= months)?.alive ?? null
}

export interface Group {
  readonly name: string
  readonly patients: readonly Patient[]
}

/**
 * The patients grouped by subtype, stage or therapy, largest group first. Groups too small to be shown are left out.
 */
export function groupsOf(patients: readonly Patient[], facet: Facet): Group[] {
  const names = [...new Set(patients.map((patient) => patient[facet]))]
  return names
    .map((name) => ({ name, patients: patients.filter((patient) => patient[facet] === name) }))
    .filter((group) => group.patients.length >= smallestGroup)
    .toSorted((a, b) => b.patients.length - a.patients.length)
}

export interface AgeBin {
  /** The youngest age of this five-year bin. */
  readonly from: number
  readonly selected: number
  /** The number that the age distribution of all patients predicts for the selected number of patients. */
  readonly expected: number
}

/**
 * Counts the selected patients by age, in bins of five years. Each bin also has the number that is expected if the
 * selected patients are as old as all patients are.
 */
export function ageBins(selected: readonly Patient[], all: readonly Patient[]): AgeBin[] {
  const binOf = (patient: Patient) => Math.floor(patient.age / 5) * 5
  const bins = [...new Set(all.map(binOf))].toSorted((a, b) => a - b)
  const scale = all.length === 0 ? 0 : selected.length / all.length
  return bins.map((from) => ({
    from,
    selected: selected.filter((patient) => binOf(patient) === from).length,
    expected: all.filter((patient) => binOf(patient) === from).length * scale,
  }))
}

export interface Spread {
  readonly count: number
  readonly low: number
  readonly median: number
  readonly high: number
}

/** The median and the quartiles of the values; null if there are too few to be shown. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < smallestGroup) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const position = share * (sorted.length - 1)
    const [below = 0, above = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
    return below + (above - below) * (position % 1)
  }
  return { count: values.length, low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** A laboratory value of each patient in a group, before therapy and six months later. */
export function labValues(patients: readonly Patient[], lab: Lab) {
  return {
    before: patients.map((patient) => patient.labs[lab][0]),
    later: patients.flatMap((patient) => patient.labs[lab][1] ?? []),
  }
}

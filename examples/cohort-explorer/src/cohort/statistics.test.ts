import { describe, expect, it } from 'vitest'
import cohortFile from '../../public/data/cohort.json' with { type: 'json' }
import { readPatients } from './patients.ts'
import { aliveAfter, ageBins, groupsOf, spreadOf, survivalCurve } from './statistics.ts'

const patients = readPatients(cohortFile)
const at = (months: number, died = false) => ({ months, died })

describe('a survival curve', () => {
  it('falls at each death by the share of those who were still followed', () => {
    const curve = survivalCurve([at(2, true), at(3), at(5, true), at(9)])
    expect(curve).toEqual([
      { months: 0, alive: 1 },
      { months: 2, alive: 0.75 },
      { months: 5, alive: 0.375 },
      { months: 9, alive: 0.375 },
    ])
  })

  it('counts those who leave in the month of a death as followed until then', () => {
    expect(survivalCurve([at(4, true), at(4), at(6)])[1]?.alive).toBeCloseTo(2 / 3)
  })

  it.each([
    [0, 1],
    [4.9, 0.75],
    [9, 0.375],
    [9.1, null],
  ])('after %s months says %s', (months, alive) => {
    const curve = survivalCurve([at(2, true), at(3), at(5, true), at(9)])
    expect(aliveAfter(curve, months)).toBe(alive)
  })

  it('of nobody is a point', () => {
    expect(survivalCurve([])).toEqual([
      { months: 0, alive: 1 },
      { months: 0, alive: 1 },
    ])
  })
})

describe('the cohort that the app ships', () => {
  it('has later stages that live shorter', () => {
    const alive = ['I', 'II', 'III', 'IV'].map((stage) =>
      aliveAfter(survivalCurve(patients.filter((patient) => patient.stage === stage)), 48),
    )
    expect(alive).toEqual(alive.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
    expect(patients).toHaveLength(2400)
  })

  it('has an id of its own for each patient', () => {
    expect(new Set(patients.map(({ id }) => id)).size).toBe(patients.length)
  })
})

describe('groups and spreads', () => {
  it('leave out what is too small to be shown', () => {
    const few = patients.filter(({ stage }) => stage === 'IV').slice(0, 10)
    const many = patients.filter(({ stage }) => stage === 'I').slice(0, 11)
    expect(groupsOf([...few, ...many], 'stage').map(({ name }) => name)).toEqual(['I'])
    expect(spreadOf(few.map(({ age }) => age))).toBeNull()
  })

  it('are the quartiles', () => {
    const values = Array.from({ length: 13 }, (_, index) => index)
    expect(spreadOf(values)).toEqual({ count: 13, low: 3, median: 6, high: 9 })
  })

  it('compare ages with as many of all patients', () => {
    const bins = ageBins(patients.slice(0, 240), patients)
    const sum = (key: 'selected' | 'expected') => bins.reduce((total, bin) => total + bin[key], 0)
    expect(sum('selected')).toBe(240)
    expect(sum('expected')).toBeCloseTo(240)
  })
})

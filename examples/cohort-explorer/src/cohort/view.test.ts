import { describe, expect, it } from 'vitest'
import cohortFile from '../../public/data/cohort.json' with { type: 'json' }
import { csvOf } from './csv.ts'
import { patientsOf, readPatients } from './patients.ts'
import { firstView, pathOf, select, sortPatients, viewOf, type View } from './view.ts'

const patients = readPatients(cohortFile)

describe('the path of a view', () => {
  it.each<[string, Partial<View>]>([
    ['/', {}],
    ['/survival?by=stage', { screen: 'survival', groupBy: 'stage' }],
    [
      '/?stage=III&stage=IV&from=40',
      { ticked: { ...firstView.ticked, stage: ['III', 'IV'] }, ageFrom: 40 },
    ],
    ['/?order=age.down&page=2', { order: { column: 'age', descending: true }, page: 2 }],
  ])('%s', (path, part) => {
    const view = { ...firstView, ...part }
    expect(pathOf(view)).toBe(path)
    expect(viewOf(path)).toEqual(view)
  })

  it('names the cohort where the app begins with another screen', () => {
    expect(viewOf('/', 'labs').screen).toBe('labs')
    expect(pathOf({ ...firstView, screen: 'labs' }, 'labs')).toBe('/')
    expect(pathOf(firstView, 'labs')).toBe('/cohort')
  })

  it.each(['/nowhere', '/?from=old&page=-1', '/?order=secret.down&by=name'])(
    'that says nothing known is the first view: %s',
    (path) => {
      const { order, ...view } = viewOf(path)
      expect({ ...view, order: { ...order, descending: false } }).toEqual(firstView)
    },
  )
})

describe('a selection', () => {
  it('fits all facets and the age', () => {
    const view = viewOf('/?stage=IV&therapy=Carboplatin&from=50&to=60')
    const found = select(patients, view)
    expect(found.length).toBeGreaterThan(5)
    for (const { stage, therapy, age } of found) {
      expect([stage, therapy]).toEqual(['IV', 'Carboplatin'])
      expect(age >= 50 && age <= 60).toBe(true)
    }
    expect(select(patients, view, 'therapy').length).toBeGreaterThan(found.length)
  })

  it('is sorted both ways, and by id where the values are the same', () => {
    const ages = sortPatients(patients, { column: 'age', descending: true }).map(({ age }) => age)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
    const [first, second] = sortPatients(patients, { column: 'stage', descending: false })
    expect(first?.stage).toBe('I')
    expect((first?.id ?? '') < (second?.id ?? '')).toBe(true)
  })

  it('is of the dataset that is open, and of all where the file has none of it', () => {
    expect(patientsOf(patients, 'calder_cardiology')).toHaveLength(520)
    expect(patientsOf(patients, 'another')).toHaveLength(2400)
  })
})

describe('the file of a selection', () => {
  it('has a line per patient, with empty cells for what was not measured', () => {
    const lines = csvOf(patients.slice(0, 40)).split('\r\n')
    expect(lines).toHaveLength(42)
    expect(lines[0]).toMatch(/^id,age,subtype,.*,ldh,ldh_6_months$/)
    expect(lines.some((line) => line.endsWith(','))).toBe(true)
  })

  it('holds no text that a spreadsheet would run, and quotes what has commas', () => {
    const [patient] = patients
    if (!patient) throw new Error('no patients')
    const csv = csvOf([{ ...patient, therapy: '=1+1', subtype: 'a, "b"' }])
    expect(csv).toContain("'=1+1")
    expect(csv).toContain('"a, ""b"""')
  })
})

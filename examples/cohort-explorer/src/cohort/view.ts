import type { Patient } from './patients.ts'

export const facets = ['subtype', 'stage', 'therapy'] as const
export type Facet = (typeof facets)[number]
export const screens = ['cohort', 'survival', 'labs'] as const
export type Screen = (typeof screens)[number]

/** The sort order of the table: a column and a direction. */
export interface Order {
  readonly column: TableColumn
  readonly descending: boolean
}
export const tableColumns = [
  'id',
  'age',
  'icd10',
  'stage',
  'therapy',
  'visits',
  'months',
  'lastSeen',
] as const
export type TableColumn = (typeof tableColumns)[number]

/** The complete state in the URL, so that everybody who opens a link sees the same. */
export interface View {
  readonly screen: Screen
  /** The ticked subtypes, stages and therapies; if none of a kind is ticked, all count as chosen. */
  readonly ticked: Readonly<Record<Facet, readonly string[]>>
  readonly ageFrom: number
  readonly ageTo: number
  readonly groupBy: Facet
  readonly order: Order
  readonly page: number
}

export const ages = { from: 20, to: 95 } as const

export const firstView: View = {
  screen: 'cohort',
  ticked: { subtype: [], stage: [], therapy: [] },
  ageFrom: ages.from,
  ageTo: ages.to,
  groupBy: 'therapy',
  order: { column: 'id', descending: false },
  page: 0,
}

/** Parses a path of the app. Missing or invalid parts get the values of `firstView`. */
export function viewOf(path: string, home: Screen = 'cohort'): View {
  const { pathname, searchParams } = new URL(path, 'https://app.invalid')
  const named = pathname.split('/').find((part) => part !== '')
  const [column, direction] = (searchParams.get('order') ?? '').split('.')
  return {
    screen: oneOf(screens, named) ?? home,
    ticked: {
      subtype: searchParams.getAll('subtype'),
      stage: searchParams.getAll('stage'),
      therapy: searchParams.getAll('therapy'),
    },
    ageFrom: numberOf(searchParams.get('from'), ages.from),
    ageTo: numberOf(searchParams.get('to'), ages.to),
    groupBy: oneOf(facets, searchParams.get('by')) ?? 'therapy',
    order: { column: oneOf(tableColumns, column) ?? 'id', descending: direction === 'down' },
    page: numberOf(searchParams.get('page'), 0),
  }
}

/**
 * The path of a view. It contains only what differs from `firstView`, and names the screen only if that is not `home`.
 */
export function pathOf(view: View, home: Screen = 'cohort'): string {
  const query = new URLSearchParams()
  for (const facet of facets) for (const value of view.ticked[facet]) query.append(facet, value)
  if (view.ageFrom !== ages.from) query.set('from', String(view.ageFrom))
  if (view.ageTo !== ages.to) query.set('to', String(view.ageTo))
  if (view.groupBy !== firstView.groupBy) query.set('by', view.groupBy)
  const { column, descending } = view.order
  if (column !== 'id' || descending) query.set('order', `${column}.${descending ? 'down' : 'up'}`)
  if (view.page > 0) query.set('page', String(view.page))
  const words = query.toString()
  return `/${view.screen === home ? '' : view.screen}${words && `?${words}`}`
}

/** The number of active filters. */
export function filterCount({ ticked, ageFrom, ageTo }: View): number {
  const boxes = facets.reduce((count, facet) => count + ticked[facet].length, 0)
  return boxes + (ageFrom !== ages.from || ageTo !== ages.to ? 1 : 0)
}

/**
 * The patients that match the filters of a view. `except`: the filter to ignore, so that the patients of each of its
 * values can be counted.
 */
export function select(patients: readonly Patient[], view: View, except?: Facet): Patient[] {
  return patients.filter(
    (patient) =>
      patient.age >= view.ageFrom &&
      patient.age <= view.ageTo &&
      facets.every((facet) => {
        const values = view.ticked[facet]
        return facet === except || values.length === 0 || values.includes(patient[facet])
      }),
  )
}

export function sortPatients(patients: readonly Patient[], { column, descending }: Order) {
  const sign = descending ? -1 : 1
  return patients.toSorted((a, b) => {
    const [left, right] = [a[column], b[column]]
    if (left === right) return a.id < b.id ? -1 : 1
    return left < right ? -sign : sign
  })
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value)

function numberOf(text: string | null, fallback: number): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : fallback
}

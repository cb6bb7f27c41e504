export type HomeTab = 'apps' | 'datasets'

export function otherTab(tab: HomeTab): HomeTab {
  return tab === 'apps' ? 'datasets' : 'apps'
}

export interface HomeState {
  readonly tab: HomeTab
  readonly query: string
  readonly productLines: readonly string[]
  readonly categories: readonly string[]
  readonly dataTypes: readonly string[]
  readonly datasetTypes: readonly string[]
  readonly kinds: readonly string[]
  /** Whether the list contains also the apps that an administrator has switched off. */
  readonly unavailable: boolean
}

/** The state of the home page without the search text. */
export type HomeChoices = Omit<HomeState, 'query'>

export const initialHomeState: HomeState = {
  tab: 'apps',
  query: '',
  productLines: [],
  categories: [],
  dataTypes: [],
  datasetTypes: [],
  kinds: [],
  unavailable: false,
}

const maxQueryLength = 200

/** The query parameters of the filters. Apps and datasets have separate filters. */
const listParams = {
  productLines: 'line',
  categories: 'category',
  dataTypes: 'type',
  datasetTypes: 'dataset_type',
  kinds: 'kind',
} as const
export type HomeFilter = keyof typeof listParams
const filters = Object.keys(listParams) as HomeFilter[]

/** Reads the state of the home page from the query of a URL. Unknown values are ignored. */
export function readHomeState(params: URLSearchParams): HomeState {
  const lists = Object.fromEntries(
    filters.map((filter) => [filter, unique(params.getAll(listParams[filter]))]),
  ) as Record<HomeFilter, string[]>
  return {
    ...lists,
    tab: params.get('tab') === 'datasets' ? 'datasets' : 'apps',
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    unavailable: params.get('unavailable') === '1',
  }
}

/**
 * Writes the state of the home page into the query of a URL. Other parameters are kept; default values are left out.
 */
export function writeHomeState(params: URLSearchParams, state: HomeState): URLSearchParams {
  const next = new URLSearchParams(params)
  setOrDelete(next, 'tab', state.tab === 'datasets' ? 'datasets' : '')
  setOrDelete(next, 'q', state.query.trim().slice(0, maxQueryLength))
  setOrDelete(next, 'unavailable', state.unavailable ? '1' : '')
  for (const filter of filters) {
    next.delete(listParams[filter])
    for (const value of unique(state[filter])) next.append(listParams[filter], value)
  }
  return next
}

/** How many filters are set in the open tab. */
export function countFilters(state: HomeChoices): number {
  const shown: HomeFilter[] =
    state.tab === 'apps' ? ['productLines', 'categories', 'dataTypes'] : ['datasetTypes', 'kinds']
  return shown.filter((filter) => state[filter].length > 0).length
}

/**
 * Returns the state without search and filters. The open tab, and whether unavailable apps are listed, stay the same.
 */
export function clearedHomeState(state: HomeChoices): HomeState {
  return { ...initialHomeState, tab: state.tab, unavailable: state.unavailable }
}

function setOrDelete(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))]
}

/** The parameters of a list in its URL: search, filters, sort order and page. */
export interface ListAddress {
  readonly q: string
  /** The chosen value of each filter that is set. */
  readonly filters: Readonly<Record<string, string>>
  /** A column's id, with a leading `-` for descending; empty for the default order. */
  readonly sort: string
  /** The cursor at which the page begins; empty for the first page. */
  readonly after: string
}

/**
 * Reads the parameters of a list from a URL's query. Other parameters are ignored.
 * @param cursor The parameter of the page, which each list of a page needs for itself.
 */
export function readListAddress(
  params: URLSearchParams,
  filterNames: readonly string[],
  cursor = 'after',
): ListAddress {
  const filters: Record<string, string> = {}
  for (const name of filterNames) {
    const value = params.get(name)
    if (value) filters[name] = value
  }
  return {
    q: params.get('q') ?? '',
    filters,
    sort: params.get('sort') ?? '',
    after: params.get(cursor) ?? '',
  }
}

/** Returns the query with changed parameters. A new search, filter or order starts all lists at their first page. */
export function changeListAddress(
  params: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const kept = [...params].filter(([name]) => !name.startsWith('after'))
  return withParams(new URLSearchParams(kept), change)
}

/** Returns the query with other values of these parameters. An empty value removes the parameter. */
export function withParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The parameters of a list in its URL: search, filters, sort order and page. */
export interface ListAddress {
  readonly q: string
  /** The chosen value of each filter that is set, by the filter's id. */
  readonly filters: Readonly<Record<string, string>>
  /** The id of the column to sort by, with a `-` before it for descending order; empty for the default order. */
  readonly sort: string
  /** The server's cursor for the page that is shown; empty for the first page. */
  readonly after: string
}

/**
 * Reads the parameters of a list from the query of a URL, and ignores all others.
 * @param cursor The parameter with the cursor. If a page has several lists, each needs a parameter of its own.
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

/**
 * Returns the query with changed parameters. After a new search, filter or order, all lists begin at their first page
 * again.
 */
export function changeListAddress(
  params: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const kept = [...params].filter(([name]) => !name.startsWith('after'))
  return withParams(new URLSearchParams(kept), change)
}

/** Returns the query with new values of some parameters. An empty value removes the parameter. */
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

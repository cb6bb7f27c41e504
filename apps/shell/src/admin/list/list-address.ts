/** What the address of a list says: its search, filters, order, and which page. */
export interface ListAddress {
  readonly q: string
  /** The chosen value of each filter that is set. */
  readonly filters: Readonly<Record<string, string>>
  /** A column's id, after `-` for descending; empty for the list's own order. */
  readonly sort: string
  /** Where the page begins; empty for the first one. */
  readonly after: string
}

/** Reads the parameters of a list from the query of its address. Others are left alone. */
export function readListAddress(
  params: URLSearchParams,
  filterNames: readonly string[],
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
    after: params.get('after') ?? '',
  }
}

/** The query with changed parameters. Another search, filter or order begins at the first page. */
export function changeListAddress(
  params: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('after')
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

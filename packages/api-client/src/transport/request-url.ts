/** Values of a query or form. `undefined` and `null` omit the name; a list repeats it. */
export type QueryParams = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>
/** The values of the `:name` segments of a path, not encoded. */
export type PathParams = Readonly<Record<string, string | number>>

/** Fills the parameters of a path such as `/eula/:id/` with encoded segments. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    const value = String(params[name] ?? '')
    // `.` and `..` are not changed by encoding and would lead out of their segment.
    if (/^\.{0,2}$/.test(value))
      throw new TypeError(`"${value}" cannot stand for :${name} in ${path}`)
    return encodeURIComponent(value)
  })
}

/** Encodes names and values for a form or a query. */
export function toSearchParams(fields: object): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields as QueryParams)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return search
}

/** Builds `?b=2&c=3`, sorted by name, so that equal queries have equal cache keys; empty without parameters. */
export function queryString(query: QueryParams = {}): string {
  const search = toSearchParams(query)
  search.sort()
  return search.size > 0 ? `?${search}` : ''
}

/** What a query or a form may hold; `undefined` and `null` leave a name out, a list repeats it. */
export type QueryParams = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>
/** The values of the `:name` segments of a path, not encoded. */
export type PathParams = Readonly<Record<string, string | number>>

/** `/eula/:id/` with its parameters as encoded segments. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    const value = String(params[name] ?? '')
    // `.` and `..` survive encoding and would climb out of their segment.
    if (/^\.{0,2}$/.test(value))
      throw new TypeError(`"${value}" cannot stand for :${name} in ${path}`)
    return encodeURIComponent(value)
  })
}

/** Names and values as a form or a query writes them. */
export function toSearchParams(fields: object): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields as QueryParams)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return search
}

/** `?b=2&c=3`, sorted by name so that one question has one key; empty without parameters. */
export function queryString(query: QueryParams = {}): string {
  const search = toSearchParams(query)
  search.sort()
  return search.size > 0 ? `?${search}` : ''
}

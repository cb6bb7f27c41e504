/** The decoded fields of a request's body; undefined without a body. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (text === '') return undefined
  if (/x-www-form-urlencoded/.test(type)) return Object.fromEntries(new URLSearchParams(text))
  return JSON.parse(text) as unknown
}

/** The query as an object; a repeated name becomes a list. */
export function readQuery(url: URL): Record<string, string | string[]> {
  const names = new Set(url.searchParams.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length > 1 ? values : (values[0] as string)]
    }),
  )
}

/**
 * Stores and sends cookies like a browser that talks to a single host, for a runtime whose `fetch` keeps no cookies.
 */
export interface CookieJar {
  readonly fetch: typeof globalThis.fetch
  /** What `document.cookie` would hold: the cookies that are not HttpOnly. */
  readonly scriptCookies: () => string
  names(): string[]
}

export function cookieJar(): CookieJar {
  const jar = new Map<string, { value: string; httpOnly: boolean }>()
  const header = (cookies: Iterable<[string, { value: string }]>) =>
    [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (jar.size > 0) request.headers.set('cookie', header(jar))
      const response = await fetch(request)
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/)
        const [name = '', value = ''] = pair.split('=')
        const gone = value === '' || value === '""'
        if (gone) jar.delete(name)
        else jar.set(name, { value, httpOnly: attributes.some((a) => /^httponly$/i.test(a)) })
      }
      return response
    },
    scriptCookies: () => header([...jar].filter(([, { httpOnly }]) => !httpOnly)),
    names: () => [...jar.keys()],
  }
}

/** What was done before the code of the page arrived; see `pre-paint.ts`. */
export interface Early {
  /** Answers that were asked for ahead, by path. */
  readonly answers: Map<string, Promise<Response>>
  /** The token of a sign-in link, already out of the address bar. */
  authcode?: string | undefined
}

declare global {
  interface Window {
    vestibuleEarly?: Early
  }
}

/** The answers without which no screen can be shown, where the server did not inline them. */
const awaitedPaths = ['/auth_api/v1/config/', '/auth']

export function askAhead(page: Window): Early['answers'] {
  return new Map(
    awaitedPaths.map((path) => {
      const answer = page.fetch(path, { headers: { accept: 'application/json' } })
      // Whoever takes the answer deals with its failure.
      answer.catch(() => {})
      return [path, answer]
    }),
  )
}

/** A `fetch` that hands out each answer asked for ahead once, and makes every other request. */
export function fetchAfterEarly(page: Window): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const ahead = request.method === 'GET' ? page.vestibuleEarly?.answers.get(pathname) : undefined
    if (!ahead) return page.fetch(request)
    page.vestibuleEarly?.answers.delete(pathname)
    return ahead.catch(() => page.fetch(request))
  }
}

/** Takes the token of a sign-in link out of the address bar, and out of the history with it. An empty one is none. */
export function takeAuthcode(page: Pick<Window, 'location' | 'history'>): string | undefined {
  const url = new URL(page.location.href)
  const authcode = url.searchParams.get('authcode') ?? undefined
  if (authcode === undefined) return undefined
  url.searchParams.delete('authcode')
  page.history.replaceState(page.history.state, '', url)
  return authcode === '' ? undefined : authcode
}

/** What `pre-paint.ts` did before the code of the page arrived. */
export interface Early {
  /** Requests that were sent early, by path. */
  readonly answers: Map<string, Promise<Response>>
  /** The token of a sign-in link, after it was removed from the address bar. */
  authcode?: string | undefined
  /** The form of the prerendered screen, from before React took it over. */
  form?: HTMLFormElement | null
  /** Buttons that were pressed before the code of the page arrived, in order. */
  readonly clicks: HTMLElement[]
  /** Call it when the code has arrived, or when a part of it could not be fetched. */
  readonly arrival: Arrival
}

/** Says that the page has not started if its code does not arrive. */
export interface Arrival {
  readonly arrived: () => void
  readonly failed: () => void
  /** Whether the page says that it has not started. */
  readonly hasFailed: () => boolean
  /** Loads the page again, with what was typed. */
  readonly retry: () => void
}

/** Code that has not arrived after this time, in milliseconds, counts as missing until it does arrive. */
const patienceMs = 15_000

/** Expects the code of the page. A screen without it looks alive and does nothing, so the user must be told. */
export function expectCode(): Arrival {
  const notice = () => document.getElementById('not-started')
  const retry = () => {
    const address = addressWithEmail()
    const authcode = window.vestibuleEarly?.authcode
    if (authcode) address.searchParams.set('authcode', authcode)
    history.replaceState(null, '', address)
    location.reload()
  }
  const failed = () => {
    const shown = notice()
    if (!shown) return
    shown.hidden = false
    shown.querySelector('button')?.addEventListener('click', retry)
  }
  setTimeout(failed, patienceMs)
  // Listen in the capture phase, because the error of a script does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if ((target as Partial<HTMLScriptElement>).type === 'module') failed()
    },
    true,
  )
  return {
    arrived: () => notice()?.remove(),
    failed,
    hasFailed: () => notice()?.hidden === false,
    retry,
  }
}

/** The address of the page with the email that the user has typed so far, so that it survives a reload. */
export function addressWithEmail(): URL {
  const address = new URL(location.href)
  const typed = document.querySelector<HTMLInputElement>('input[name=email]')?.value
  if (typed) address.searchParams.set('email', typed)
  return address
}

/** Name in `dataset` of a form that was submitted before the code of the page arrived. */
export const submittedEarly = 'submittedEarly'

/**
 * Records clicks on buttons of a prerendered screen until the app's code takes the screen over. Links and submit
 * buttons work without that code.
 */
export function noteClicks(page: Pick<Window, 'addEventListener'>): HTMLElement[] {
  const clicks: HTMLElement[] = []
  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-prerendered] [type=button]',
    )
    if (button) clicks.push(button)
  })
  return clicks
}

/** Repeats the early clicks, now that the code has arrived. */
export function repeatClicks(page: Pick<Window, 'vestibuleEarly'>): void {
  for (const button of page.vestibuleEarly?.clicks ?? []) button.click()
}

declare global {
  interface Window {
    vestibuleEarly?: Early
  }
}

/**
 * The requests whose answers every screen needs. They are sent early if the server wrote no configuration into the
 * page.
 */
const awaitedPaths = ['/auth_api/v1/config/', '/auth']

export function askAhead(page: Window): Early['answers'] {
  return new Map(
    awaitedPaths.map((path) => {
      const answer = page.fetch(path, { headers: { accept: 'application/json' } })
      // The caller that takes this promise handles its failure. Without this line the browser would report it as
      // unhandled.
      answer.catch(() => {})
      return [path, answer]
    }),
  )
}

/** A `fetch` that returns each early answer once. Every other request is sent. */
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

/**
 * Removes the token of a sign-in link from the address bar and from the history, and returns it. An empty token
 * counts as none.
 */
export function takeAuthcode(page: Pick<Window, 'location' | 'history'>): string | undefined {
  const url = new URL(page.location.href)
  const authcode = url.searchParams.get('authcode') ?? undefined
  if (authcode === undefined) return undefined
  url.searchParams.delete('authcode')
  page.history.replaceState(page.history.state, '', url)
  return authcode === '' ? undefined : authcode
}

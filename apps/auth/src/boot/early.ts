/** What the script `pre-paint.ts` has done and recorded before the code of the page was loaded. */
export interface Early {
  /** Answers to requests that the pre-paint script has sent early, by the path of the request. */
  readonly answers: Map<string, Promise<Response>>
  /** The token of a sign-in link, which the pre-paint script has removed from the address bar. */
  authcode?: string | undefined
  /**
   * The form of the prerendered screen, stored by the app's code just before React hydrates. If React replaces it, the
   * start screen copies from it what the user has typed, which would otherwise be lost, and then sets this to null.
   */
  form?: HTMLFormElement | null
  /** Buttons of the prerendered screen that the user pressed before the code was loaded, in order. */
  readonly clicks: HTMLElement[]
  /** With this object, the code of the page says that it is loaded, or that a part of it could not be loaded. */
  readonly arrival: Arrival
}

/** Tells the user that the page has not started if the code of the page is not loaded in time. */
export interface Arrival {
  readonly arrived: () => void
  readonly failed: () => void
  /** Whether the page tells the user that it has not started. */
  readonly hasFailed: () => boolean
  /**
   * Loads the page again with the email address that the user has typed and the token of the sign-in link, if there are
   * any.
   */
  readonly retry: () => void
}

/** After how many milliseconds without the code of the page the user is told that the page has not started. */
const patienceMs = 15_000

/**
 * Waits for the code of the page, and tells the user if the code does not arrive in time: without it, a prerendered
 * screen looks usable but does nothing. Returns the functions with which the code reports its arrival.
 */
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

/** The address of the page with the email address that the user has typed so far, so that a reload keeps it. */
export function addressWithEmail(): URL {
  const address = new URL(location.href)
  const typed = document.querySelector<HTMLInputElement>('input[name=email]')?.value
  if (typed) address.searchParams.set('email', typed)
  return address
}

/** Name of the mark in `dataset` of a form that the user submitted before the code of the page was loaded. */
export const submittedEarly = 'submittedEarly'

/**
 * Records clicks on buttons of a prerendered screen until the code of the page takes the screen over. Links are left
 * out, because they work without that code; submit buttons, because `pre-paint.ts` marks their form. Returns the array
 * to which it adds the buttons.
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

/** Repeats the clicks that were recorded before the code of the page was loaded. */
export function repeatClicks(page: Pick<Window, 'vestibuleEarly'>): void {
  for (const button of page.vestibuleEarly?.clicks ?? []) button.click()
}

declare global {
  interface Window {
    vestibuleEarly?: Early
  }
}

/**
 * Paths whose answers every screen needs. If the server wrote no configuration into the page, they are requested early.
 */
const awaitedPaths = ['/auth_api/v1/config/', '/auth']

export function askAhead(page: Window): Early['answers'] {
  return new Map(
    awaitedPaths.map((path) => {
      const answer = page.fetch(path, { headers: { accept: 'application/json' } })
      // The code that takes this promise later handles its failure. Until then the browser would report the failure as
      // unhandled.
      answer.catch(() => {})
      return [path, answer]
    }),
  )
}

/**
 * Makes a `fetch` that returns each answer to an early request once. All other requests are sent, also in place of an
 * early request that has failed.
 */
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
 * Removes the token of a sign-in link from the address bar and from the history, and returns it. An empty token counts
 * as no token.
 */
export function takeAuthcode(page: Pick<Window, 'location' | 'history'>): string | undefined {
  const url = new URL(page.location.href)
  const authcode = url.searchParams.get('authcode') ?? undefined
  if (authcode === undefined) return undefined
  url.searchParams.delete('authcode')
  page.history.replaceState(page.history.state, '', url)
  return authcode === '' ? undefined : authcode
}

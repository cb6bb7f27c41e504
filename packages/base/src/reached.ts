/** The part of `window` that `isReached` uses. */
export type AskingWindow = Partial<Pick<Window, 'fetch'>>

/** If the server has not answered after this time, in milliseconds, it counts as not reachable. */
const patienceMs = 5000

/**
 * Asks whether the page's server can be reached. `navigator.onLine` is not reliable: with some VPNs and drivers it is
 * false although the network works.
 */
export async function isReached(page: AskingWindow): Promise<boolean> {
  try {
    // Send no cookies and follow no redirects: any answer shows that the server can be reached, and the request must
    // not count as a visit of the user.
    const answer = await page.fetch?.('/', {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    return answer !== undefined
  } catch {
    return false
  }
}

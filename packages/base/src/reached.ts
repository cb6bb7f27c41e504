/** The part of `window` that asks. */
export type AskingWindow = Partial<Pick<Window, 'fetch'>>

/** Time, in milliseconds, after which a server that does not answer counts as not reached. */
const patienceMs = 5000

/**
 * Asks whether the page's server can be reached. `navigator.onLine` is only a hint: on some VPNs and with some drivers
 * it is false although the network works.
 */
export async function isReached(page: AskingWindow): Promise<boolean> {
  try {
    // No cookies and no redirects: any answer will do, and the question must not count as a visit.
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

/** What tells whether there is a network, and lets time pass. */
export type NetworkWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'>

/** A network that has just come back may carry nothing yet: so often is it tried, and so far apart. */
const retries = 5
const retryMs = 1000

/**
 * Fetches code of the page. Without a network it is waited for, which is no fault of the page: the
 * banner says what is missing, and what is there stays. Any other failure goes its way.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  page: NetworkWindow = window,
): Promise<Part> {
  let left = 0
  for (;;) {
    const wasOnline = page.navigator.onLine
    try {
      return await load()
    } catch (error) {
      const isOnline = page.navigator.onLine
      if (!wasOnline || !isOnline) left = retries
      if (left === 0) throw error
      left -= 1
      await new Promise((resolve) => {
        if (isOnline) page.setTimeout(resolve, retryMs)
        else page.addEventListener('online', resolve, { once: true })
      })
    }
  }
}

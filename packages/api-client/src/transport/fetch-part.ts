/** What tells whether there is a network, and lets time pass. */
export type NetworkWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'>

/** A network that has just come back may carry nothing yet: so often is it tried, and so far apart. */
const retries = 5
const retryMs = 1000

/**
 * Fetches code of the page that comes later. Without a network it waits for one, which is no fault of the page; as
 * the network comes back it asks a few times more. Any other failure of `load` rejects at once.
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

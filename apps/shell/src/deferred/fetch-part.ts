/** What tells whether there is a network. */
export type NetworkWindow = Pick<Window, 'navigator' | 'addEventListener'>

/**
 * Fetches code of the page. Without a network it is waited for, which is no fault of the page: the
 * banner says what is missing, and what is there stays. Any other failure goes its way.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  page: NetworkWindow = window,
): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (page.navigator.onLine) throw error
      await new Promise((resolve) => page.addEventListener('online', resolve, { once: true }))
    }
  }
}

import { createRead, type Read } from './read.ts'

/** What tells whether there is a network, and lets time pass. */
export type CodeWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'>

/** A network that has just come back may carry nothing yet: it is tried this often, and this far apart. */
const retries = 5
const retryMs = 1000

/**
 * Fetches code of the page that comes later. Without a network it waits for one, and as the network comes back it
 * tries a few times more. Any other failure of `load` rejects at once.
 */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  page: CodeWindow = window,
): Promise<Code> {
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

/** Code that is fetched when it is first asked for; asked for again, once that has failed. */
export type CodeRead<Code> = Read<Code, void, { readonly status: 'failed' }>

export function createCodeRead<Code>(load: () => Promise<Code>): CodeRead<Code> {
  return createRead(() =>
    load().then(
      (value) => ({ status: 'loaded', value }) as const,
      () => ({ status: 'failed' }) as const,
    ),
  )
}

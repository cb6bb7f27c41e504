import { createRead, type Read } from './read.ts'

/** The parts of `window` that tell whether there is a network, and set timers. */
export type CodeWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'>

/** A network that has just come back may not work yet: number of retries, and the time between two. */
const retries = 5
const retryMs = 1000

/**
 * Fetches a lazily loaded chunk of the page's code. If the browser is offline, waits until it is online again and
 * then retries a few times. Any other failure of `load` rejects at once.
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

/** Code that is fetched when it is first asked for, and fetched again on the next request after a failure. */
export type CodeRead<Code> = Read<Code, void, { readonly status: 'failed' }>

export function createCodeRead<Code>(load: () => Promise<Code>): CodeRead<Code> {
  return createRead(() =>
    load().then(
      (value) => ({ status: 'loaded', value }) as const,
      () => ({ status: 'failed' }) as const,
    ),
  )
}

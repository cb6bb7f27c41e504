import { systemClock, wait } from './clock.ts'
import { isReached, type AskingWindow } from './reached.ts'
import { createRead, type Read } from './read.ts'

/** The parts of `window` that tell whether there is a network, and set timers. */
export type CodeWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'> &
  AskingWindow

/** A network that has just come back may not work yet: number of retries, and the time between two. */
const retries = 5
const retryMs = 1000
/** Time until a server that could not be reached is asked again, in milliseconds. */
const askAgainMs = 10_000

/**
 * Fetches a lazily loaded chunk of the page's code. If there is no network, waits until it is back and then retries a
 * few times. Any other failure of `load` rejects at once, also where the browser only believes that it is offline.
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
      const isThere = isOnline || (await isReached(page))
      if (!isThere || (isOnline && !wasOnline)) left = retries
      if (left === 0) throw error
      left -= 1
      await new Promise((resolve) => {
        if (isThere) return void page.setTimeout(resolve, retryMs)
        page.addEventListener('online', resolve, { once: true })
        void wait(systemClock, askAgainMs).then(resolve)
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

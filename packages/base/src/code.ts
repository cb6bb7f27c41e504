import { systemClock, wait } from './clock.ts'
import { isReached, type AskingWindow } from './reached.ts'
import { createRead, type Read } from './read.ts'

/** The parts of `window` that `fetchCode` uses to find out whether there is a network, and to wait. */
export type CodeWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'> &
  AskingWindow

/**
 * How often, once a second, fetching code is retried when the network has just come back, because it may not work yet.
 */
const retries = 5
const retryMs = 1000
/** While the server cannot be reached, how long to wait before asking again whether it can, in milliseconds. */
const askAgainMs = 10_000

/**
 * Fetches a lazily loaded chunk of the page's code. If there is no network, waits until it is back and then retries a
 * few times. Any other failure of `load` rejects at once, also if the browser says that there is no network although
 * the server can be reached.
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

/** Code that is fetched when something first asks for it. If that fails, the next request fetches it again. */
export type CodeRead<Code> = Read<Code, void, { readonly status: 'failed' }>

export function createCodeRead<Code>(load: () => Promise<Code>): CodeRead<Code> {
  return createRead(() =>
    load().then(
      (value) => ({ status: 'loaded', value }) as const,
      () => ({ status: 'failed' }) as const,
    ),
  )
}

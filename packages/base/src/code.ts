import { systemClock, wait } from './clock.ts'
import { isReached, type AskingWindow } from './reached.ts'
import { createRead, type Read } from './read.ts'

/** The parts of `window` that `fetchCode` uses to find out whether there is a network, and to wait. */
export type CodeWindow = Pick<Window, 'navigator' | 'addEventListener' | 'setTimeout'> &
  AskingWindow

/** How often fetching code is retried when the server has just become reachable, because the network may not be steady. */
const retries = 5
/** How long to wait before the next try, in milliseconds. */
const retryMs = 1000
/** The same while the browser says that it is offline, unless it says before that it is online. */
const askAgainMs = 10_000

/**
 * Fetches a lazily loaded chunk of the page's code. If the server cannot be reached, waits until it can be and then
 * retries a few times. Any other failure of `load` rejects at once. What the browser says about the network is not
 * trusted either way: with some VPNs it says offline although there is a network, and in a Wi-Fi without internet
 * online although there is none.
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
      const isThere = await isReached(page)
      if (!isThere || (page.navigator.onLine && !wasOnline)) left = retries
      if (left === 0) throw error
      left -= 1
      await new Promise((resolve) => {
        if (page.navigator.onLine || isThere) return void page.setTimeout(resolve, retryMs)
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

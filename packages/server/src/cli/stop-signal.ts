/** A second signal within this time is ignored, because npm and the terminal both pass on Ctrl-C. */
const sameWishMs = 1000
const lookMs = 500

const exitCodeOf = { SIGINT: 130, SIGTERM: 143 } as const

/** Resolves at SIGINT or SIGTERM. A later second signal exits immediately. */
export function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let askedAt: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (askedAt === null) {
        askedAt = performance.now()
        resolve()
      } else if (performance.now() - askedAt > sameWishMs) process.exit(exitCodeOf[signal])
    })
  }
  if (process.env['npm_command'] !== undefined) whenParentEnds(resolve)
  return promise
}

/**
 * Calls `tell` when the parent process ends: npm runs commands in a shell that does not forward signals, so without
 * this the server would keep running.
 */
function whenParentEnds(tell: () => void) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    tell()
  }, lookMs)
  timer.unref()
}

/**
 * Milliseconds after the first signal in which a second one is ignored: npm and the terminal both pass on one Ctrl-C.
 */
const sameWishMs = 1000
const lookMs = 500

const exitCodeOf = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Resolves when the process gets SIGINT or SIGTERM, and, if npm has started it, also when its parent process ends. At a
 * second signal, more than a second after the first, the process exits at once.
 */
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
 * Calls `tell` when the parent process ends. npm runs commands in a shell that does not forward signals, so the server
 * would otherwise keep running after npm was stopped.
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

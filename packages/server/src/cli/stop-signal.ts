/** A signal that comes this soon after the first one is the same wish: npm and a terminal both pass on Ctrl-C. */
const sameWishMs = 1000
const lookMs = 500

const exitCodeOf = { SIGINT: 130, SIGTERM: 143 } as const

/** Resolves at Ctrl-C, or when the process is asked to end. Being asked again later ends it at once. */
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

/** npm starts a command in a shell, which ends at a signal and hands it to nobody: the server would run on alone. */
function whenParentEnds(tell: () => void) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    tell()
  }, lookMs)
  timer.unref()
}

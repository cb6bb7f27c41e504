/**
 * Resolves when the promise has resolved, but after `ms` milliseconds at the latest. Rejects if the promise rejects in
 * that time.
 */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  try {
    await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves when the promise does, or after so many milliseconds. Rejects as it does until then. */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  try {
    await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs when the browser is idle. `timeout`: at the latest after so many milliseconds. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, options?: { readonly timeout: number }): () => void {
  // Safari before 26.2 has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, options)
  return () => window.cancelIdleCallback(handle)
}

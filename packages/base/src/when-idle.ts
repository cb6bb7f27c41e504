/**
 * Calls `run` when the browser is idle, at the latest after `timeout` milliseconds. Returns a function that cancels
 * this.
 */
export function whenIdle(run: () => void, options?: { readonly timeout: number }): () => void {
  // Safari before 26.2 has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, options)
  return () => window.cancelIdleCallback(handle)
}

/**
 * Calls `run` when the browser is idle, at the latest after `timeout` milliseconds. Returns a function that cancels the
 * call.
 */
export function whenIdle(run: () => void, options?: { readonly timeout: number }): () => void {
  // Safari before 26.2 has no `requestIdleCallback`: wait half a second instead.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, options)
  return () => window.cancelIdleCallback(handle)
}

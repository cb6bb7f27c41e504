/** Runs when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari before 26.2 has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}

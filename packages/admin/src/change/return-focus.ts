const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Remembers the button that has the focus when an action begins. The returned function focuses that button again. If
 * the action has removed or disabled the button, it focuses the first control in the same row, toolbar or part, or else
 * the heading of the page.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement
  const around: Element[] = []
  for (let one = opener?.parentElement; one && !one.querySelector('h1'); one = one.parentElement)
    around.push(one)
  return () => {
    // If the user has moved the focus since the action began, leave it there.
    if (document.activeElement !== document.body && document.activeElement !== opener) return
    if (
      opener instanceof HTMLElement &&
      opener.isConnected &&
      opener.matches(':enabled, a[href]')
    ) {
      opener.focus()
      return
    }
    const place = around.find((one) => one.isConnected && one.querySelector(focusable))
    const next =
      place?.querySelector<HTMLElement>(focusable) ??
      document.querySelector<HTMLElement>('main h1[tabindex]')
    next?.focus()
  }
}

import type { Page } from '@playwright/test'

/**
 * Collects what a screen reader announces by itself on the page and on those that it leads to: the texts of live
 * regions, and the hints and errors of the part that gets the focus. A live region counts if it changes and was there
 * before, an alert also if it appears. Nothing counts that is hidden or behind a dialog.
 */
export async function collectAnnouncements(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeBinding('announced', (_source, text: string) => {
    heard.push(text)
  })
  await page.addInitScript(() => {
    const { announced } = globalThis as unknown as { announced: (text: string) => void }
    const live =
      '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
    const textOf = (node: Node): string =>
      node instanceof Text
        ? node.data
        : node instanceof Element && !node.matches('[aria-hidden=true], [hidden]')
          ? [...node.childNodes].map(textOf).join('')
          : ''
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    const alertsIn = (node: Node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=alert]'))
        : []
    document.addEventListener('focusin', ({ target }) => {
      const ids = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? []
      const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      if (text !== '') announced(text)
    })
    new MutationObserver((changes) => {
      const spoken = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(live)
        if (region) spoken.add(region)
        else for (const alert of [...addedNodes].flatMap(alertsIn)) spoken.add(alert)
      }
      for (const region of spoken) {
        const isSilent = !region.isConnected || region.closest('[inert], [aria-hidden=true]')
        const text = textOf(region).trim()
        if (text !== '' && !isSilent && region.checkVisibility()) announced(text)
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      // Also observe attributes that hide parts: without one, a screen reader announces a part that was hidden before.
      attributeFilter: ['aria-hidden', 'hidden'],
    })
  })
  return heard
}

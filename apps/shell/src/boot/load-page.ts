/**
 * Loads a page in place of the one that is shown. Reloads where the address is that of the page itself with a fragment:
 * for `location.assign` the browser would only scroll, and the user's press would do nothing.
 */
export function loadPage(
  location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>,
  url: string,
): void {
  const to = new URL(url, location.href)
  const isShown = withoutFragment(to.href) === withoutFragment(location.href)
  if (!isShown || to.hash === '') {
    location.assign(url)
    return
  }
  location.replace(to.href)
  location.reload()
}

const withoutFragment = (url: string) => url.split('#', 1)[0]

import { safeNext } from '@vestibule/api-client/contract'

/**
 * The path of an address on this origin, ready for a redirect; null for any other address, for one that
 * would redirect to another short URL, and for anything that a browser could read as another origin.
 */
export function ownPath(address: string, publicOrigin: string): string | null {
  const path = address.startsWith('/') ? address : pathOnOrigin(address, publicOrigin)
  if (path === null || safeNext(path) !== path) return null
  const { pathname } = new URL(path, publicOrigin)
  return isShortUrl(pathname) ? null : path
}

/** As the router reads it, which decodes a path before it looks for a route. */
function isShortUrl(pathname: string): boolean {
  const decoded = pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return /^\/(t|turl)(\/|$)/i.test(decoded)
}

function pathOnOrigin(address: string, publicOrigin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOwn = url.origin === publicOrigin && url.username === '' && url.password === ''
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
}

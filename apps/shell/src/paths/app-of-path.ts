import { shellPaths } from '@vestibule/api-client/contract'
import { datasetIdIn, withDataset, withoutDataset } from '@vestibule/session'

/** The path without its dataset, query, fragment, and slashes at the ends. Empty for the home page. */
export function pageOf(path: string): string {
  return withoutDataset(path)
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
}

/**
 * The id of the app in a URL; null on the shell's own pages. An id may have several segments, so the longest known id
 * that fits is taken. If none fits, the first segment is the id of an unknown app.
 */
export function appOfPath(path: string, knownIds: readonly string[]): string | null {
  const page = pageOf(path)
  const [first = ''] = page.split('/')
  if (first === '' || (shellPaths as readonly string[]).includes(first)) return null
  const known = knownIds.filter((id) => page === id || page.startsWith(`${id}/`))
  return known.toSorted((a, b) => b.length - a.length)[0] ?? safeDecode(first)
}

/**
 * The part of a URL that belongs to the app: the path after the app's id, the query and the fragment. The query
 * parameter of the documentation is left out, because it belongs to the shell.
 */
export function pathInApp(
  { pathname, search, hash }: Readonly<Record<'pathname' | 'search' | 'hash', string>>,
  appId: string,
): string {
  const query = search.replace(ownParameter, '').replace(/^[?&]*/, '')
  return restOfApp(pathname, appId) + (query && `?${query}`) + hash
}

/** The platform's URL for a path within an app. The dataset and the shell's query parameter are kept. */
export function withPathInApp(
  { pathname, search }: Readonly<Record<'pathname' | 'search', string>>,
  appId: string,
  path: string,
): string {
  const datasetId = datasetIdIn(pathname)
  const base = datasetId === null ? `/${appId}` : withDataset(`/${appId}`, datasetId)
  const url = new URL(path, 'https://app.invalid')
  const document = ownParameter.exec(search)?.[0].slice(1) ?? ''
  const query = [url.search.replace(ownParameter, '').replace(/^[?&]*/, ''), document]
  const words = query.filter((part) => part !== '').join('&')
  return base + url.pathname + (words && `?${words}`) + url.hash
}

/** Matches the shell's own query parameter, which has the id of the document that is open. */
const ownParameter = /[?&]doc=[^&]*/

/** The part of the path that follows the app's id, with a slash before it. */
export function restOfApp(path: string, appId: string): string {
  const rest = pageOf(path).slice(appId.length).replace(/^\/+/, '')
  return `/${rest}`
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

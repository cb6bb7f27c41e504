import { withoutDataset } from '@vestibule/session'

/** First path segments of the shell's own pages; every other one names an app. */
export const ownPages = ['support', 'device', 'virtual-cohorts'] as const

/** Path without dataset, query and fragment, and without slashes at its ends: `` at home. */
export function pageOf(path: string): string {
  return withoutDataset(path)
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
}

/**
 * The id of the app that an address is about; null on the shell's own pages. The longest known id
 * wins, since an id may have several segments; an unknown one is the first segment.
 */
export function appOfPath(path: string, knownIds: readonly string[]): string | null {
  const page = pageOf(path)
  const [first = ''] = page.split('/')
  if (first === '' || (ownPages as readonly string[]).includes(first)) return null
  const known = knownIds.filter((id) => page === id || page.startsWith(`${id}/`))
  return known.toSorted((a, b) => b.length - a.length)[0] ?? safeDecode(first)
}

/** What follows the app's id in an address, always with a slash in front. */
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

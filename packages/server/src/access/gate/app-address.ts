import { decodeAscii } from '@vestibule/api-client/contract'
import { appIdOf } from '../resources/app-id.ts'

/** The parts of a request's address to an app. */
export interface AppAddress {
  /** The name of the dataset in the address. Empty: the app is opened without one. */
  readonly dataset: string
  /** The part before the app's own path, without trailing slash: `/dv/four_rivers/survival`. */
  readonly prefix: string
  /**
   * The rest of the address, which belongs to the app: its path and query, such as `/charts?year=2`. Begins without a
   * slash if the address has none after the prefix.
   */
  readonly rest: string
}

/**
 * Parses the path of an app on the platform's origin: `/dv/{dataset}/{app}/…`, or `/{app}/…` without a dataset. Null
 * for any other path, and for paths that an app might parse differently than the gate.
 */
export function addressOnPlatform(path: string, app: string): AppAddress | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const own = appIdOf(app).split('/')
  const start = segments[1] === 'dv' ? 3 : 1
  if (!own.every((segment, index) => segments[start + index] === segment)) return null
  return addressIn(path, segments, start + own.length)
}

/**
 * Parses a path on an app's own origin, where every path belongs to the app, and `/dv/{dataset}/…` names a dataset.
 * Null for paths that an app might parse differently than the gate.
 */
export function addressOnOwnOrigin(path: string): AppAddress | null {
  const segments = segmentsOf(path)
  return segments && addressIn(path, segments, segments[1] === 'dv' ? 3 : 0)
}

/**
 * Splits a path after its first `count` segments, which become the prefix. Null if a URL parser might read the
 * dataset's name as another one, or the rest as the path of a dataset.
 */
function addressIn(path: string, segments: readonly string[], count: number): AppAddress | null {
  const dataset = segments[1] === 'dv' ? segments[2] : ''
  if (dataset === undefined || (segments[1] === 'dv' && !isPlainName(dataset))) return null
  const prefix = pathOf(path).split('/').slice(0, count).join('/')
  const rest = path.slice(prefix.length)
  // Refuse a `rest` that itself begins with a dataset, as in `/dv/{dataset}/{app}/dv/{other}`: many apps get only
  // `rest`, and would open `other`, to which the gate has not checked access.
  return mayNameDataset(rest) ? null : { dataset, prefix, rest }
}

/** The decoded segments of the path, the first of them empty; null if the path is ambiguous or malformed. */
export function segmentsOf(path: string): readonly string[] | null {
  const raw = pathOf(path)
  try {
    const segments = raw.split('/').map(decodeURIComponent)
    const decoded = decodeAscii(segments.join('/'))
    // Refuse dot segments, backslashes and control characters: a proxy or app might resolve, convert or drop them after
    // the gate has checked the path. Browsers resolve dot segments before they send a path.
    const isOdd = decoded === null || /(?:^|\/)\.{1,2}(?:[/;]|$)|[\\\p{Cc}]/u.test(decoded)
    return isOdd ? null : segments
  } catch {
    return null
  }
}

/** Whether every URL parser reads this path segment as the same name. */
function isPlainName(segment: string): boolean {
  return segment !== '' && segment.trim() === segment && !/[/;%]|\.$/.test(segment)
}

/**
 * Whether any app might find `/dv/{dataset}` at the beginning of this path. Some apps merge slashes, decode more than
 * once, drop what follows a semicolon, or ignore case, width and blanks. Others read `//host/dv/x` as `/dv/x` on a
 * host.
 */
function mayNameDataset(path: string): boolean {
  const decoded = decodeAscii(decodeURIComponent(pathOf(path)))
  if (decoded === null || decoded.startsWith('//')) return true
  const names = decoded.split('/').map((segment) => lettersOf(segment.replace(/;.*$/s, '')))
  return names.find((name) => name !== '') === 'dv'
}

function lettersOf(segment: string): string {
  return segment
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

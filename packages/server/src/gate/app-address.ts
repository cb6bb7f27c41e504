import { appIdOf } from '../resources/app-id.ts'

/** The parts of a request's address to an app. */
export interface AppAddress {
  /** Empty: the app is opened without a dataset. */
  readonly dataset: string
  /** The part before the app's own path, without trailing slash: `/dv/four_rivers/survival`. */
  readonly prefix: string
  /** The app's own path with the query. Lacks the leading slash if the address ends before it. */
  readonly rest: string
}

/**
 * Parses the address of an app on the platform: `/dv/{dataset}/{app}/…`, or `/{app}/…` without a dataset. Null for any
 * other path, and for paths that an app might parse differently than the gate.
 */
export function addressOnPlatform(path: string, app: string): AppAddress | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const isOnDataset = segments[1] === 'dv'
  const dataset = isOnDataset ? (segments[2] ?? '') : ''
  if (isOnDataset && dataset === '') return null
  const own = appIdOf(app).split('/')
  const start = isOnDataset ? 3 : 1
  if (!own.every((segment, index) => segments[start + index] === segment)) return null
  return { dataset, ...splitAfter(path, start + own.length) }
}

/** Like `addressOnPlatform`, on an app's own origin: every path is the app's, `/dv/{dataset}/…` names a dataset. */
export function addressOnOwnOrigin(path: string): AppAddress | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  if (segments[1] !== 'dv') return { dataset: '', prefix: '', rest: path }
  const dataset = segments[2] ?? ''
  return dataset === '' ? null : { dataset, ...splitAfter(path, 3) }
}

/** The decoded segments of the path, the first of them empty; null if the path is ambiguous or malformed. */
export function segmentsOf(path: string): readonly string[] | null {
  const raw = pathOf(path)
  // Browsers resolve dot segments before sending. A proxy or app might resolve these later than the gate: refuse.
  const withSlashes = raw.replace(/%(?:25)*2f/gi, '/')
  if (/(?:^|\/)\.{1,2}(?:[/;]|$)|\\|%(?:25)*(?:2e|5c|00)/i.test(withSlashes)) return null
  try {
    return raw.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function splitAfter(path: string, count: number): Pick<AppAddress, 'prefix' | 'rest'> {
  const raw = pathOf(path)
  const prefix = raw.split('/').slice(0, count).join('/')
  return { prefix, rest: path.slice(prefix.length) }
}

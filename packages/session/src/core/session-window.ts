import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import type { StorageWindow } from './shared-storage.ts'

/** What the session uses of a browser window. `window` is one; tests give their own. */
export interface SessionWindow extends StorageWindow {
  /** Where it is missing or blocked, leaving a dataset is forgotten by the next page. */
  readonly sessionStorage?: KeyValueStorage
  readonly location: {
    readonly hostname: string
    readonly pathname: string
    readonly search: string
    readonly hash: string
    assign(address: string): void
    replace(address: string): void
    reload(): void
  }
  readonly history: {
    readonly state: unknown
    replaceState(state: unknown, unused: string, address: string): void
  }
  readonly document: EventTargetLike & { readonly visibilityState: string }
  open(address: string, target: string): { readonly closed: boolean } | null
  close(): void
}

/** What can be listened to. */
export interface EventTargetLike {
  addEventListener(
    type: string,
    listener: (event: Event) => void,
    options: { readonly signal: AbortSignal },
  ): void
}

/** The page's window; none on a server. */
export function browserWindow(): SessionWindow | undefined {
  return typeof window === 'undefined' ? undefined : window
}

/** Path, query and fragment of a page. */
export function pathOf({ location }: Pick<SessionWindow, 'location'>): string {
  return location.pathname + location.search + location.hash
}

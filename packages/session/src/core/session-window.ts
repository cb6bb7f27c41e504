import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import type { StorageWindow } from './shared-storage.ts'

/** The parts of a browser window that the session uses. Pass `window`; tests pass a fake. */
export interface SessionWindow extends StorageWindow {
  /**
   * Carries to the next page that the user left a dataset on purpose. If the storage is missing or blocked, the next
   * page does not learn that.
   */
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

/** The event methods of a DOM event target. */
export interface EventTargetLike {
  addEventListener(
    type: string,
    listener: (event: Event) => void,
    options: {
      readonly signal: AbortSignal
      readonly capture?: boolean
      readonly passive?: boolean
    },
  ): void
}

/** Returns the page's window; undefined on a server. */
export function browserWindow(): SessionWindow | undefined {
  return typeof window === 'undefined' ? undefined : window
}

/** Returns path, query and fragment of a page. */
export function pathOf({ location }: Pick<SessionWindow, 'location'>): string {
  return location.pathname + location.search + location.hash
}

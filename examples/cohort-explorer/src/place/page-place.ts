import { reportError, type Client } from '@vestibule/api-client'
import { findLanguage, languageCookie } from '@vestibule/api-client/contract'
import { datasetIdIn, withDataset, type Session } from '@vestibule/session'
import type { Place, PlaceState } from './place.ts'
import { newSupportCode } from './support-code.ts'

/** The place of the app on a page of its own. */
export interface PagePlace extends Place {
  /** Sets the name of the dataset once the list of datasets has loaded. */
  readonly nameDataset: (displayName: string) => void
}

/** The app's name in the platform's log and in its documentation. */
export const appName = 'cohort-explorer'

/** Creates the place of the app on a page of its own, below `base`. It uses the browser's URL and its own session. */
export function pagePlace(client: Client, session: Session, base: string): PagePlace {
  const datasetId = datasetIdIn(window.location.pathname)
  const listeners = new Set<() => void>()
  const language = readerLanguage()
  let name = datasetId ?? ''
  const read = (): PlaceState => {
    const { pathname, search, hash } = window.location
    return {
      dataset: datasetId === null ? null : { id: datasetId, displayName: name },
      theme: 'system',
      language,
      path: `/${pathname.slice(base.length)}${search}${hash}`,
    }
  }
  let state = read()
  const refresh = () => {
    state = read()
    for (const listener of listeners) listener()
  }
  window.addEventListener('popstate', refresh)
  let unregister: (() => void) | null = null
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => state,
    nameDataset: (displayName) => {
      if (displayName === name) return
      name = displayName
      refresh()
    },
    setPath: (path, { push = false } = {}) => {
      if (path === state.path) return
      window.history[push ? 'pushState' : 'replaceState'](null, '', base + path.slice(1))
      refresh()
    },
    setTitle: (title) => {
      document.title = title
    },
    setUnsavedWork: (unsaved) => {
      unregister?.()
      unregister = unsaved ? session.registerUnsavedWork(() => true) : null
    },
    home: datasetId === null ? '/' : withDataset('/', datasetId),
    report: ({ message, stack = '' }) => {
      const supportCode = newSupportCode()
      const url = window.location.pathname
      void reportError(client, { app: appName, version: '1', message, stack, url, supportCode })
      return supportCode
    },
    fetch: session.fetch,
    onSignedInAgain: session.onSignedInAgain,
  }
}

/** The languages of this app's texts. */
const languages = ['en', 'ar'] as const

/** The language that the reader has chosen on the platform, or else prefers in the browser, if the app has it. */
function readerLanguage(): string {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1]
  const wanted = chosen ? [chosen] : navigator.languages
  return findLanguage(wanted.join(), languages) ?? 'en'
}

/** The part of the URL before the app's own path: the folder of the page. */
export function baseOf(document: Pick<Document, 'baseURI'>): string {
  return new URL('.', document.baseURI).pathname
}

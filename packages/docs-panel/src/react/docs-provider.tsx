import type { Client } from '@vestibule/api-client'
import { useEffect, useMemo, type ReactNode } from 'react'
import { docsAccess, mayWrite, type DocsUser } from '../core/access.ts'
import type { Option } from '../core/partner-options.ts'
import { systemClock, type Clock } from '@vestibule/base/clock'
import { createDocs } from '../core/docs-store.ts'
import { forgetForeignDrafts, storageOr } from '../core/foreign-drafts.ts'
import { consoleLog, type Log } from '@vestibule/base/log'
import { loadDocuments } from '../core/note-calls.ts'
import { noteTexts } from '../core/note-texts.ts'
import type { Panel } from '../core/panel-store.ts'
import type { DocsTextChanges } from '../core/texts.ts'
import { createHistoryUrlState, type UrlState } from '../core/url-state.ts'
import { DocsContext, type DocsContextValue, type PanelSlot } from './docs-context.ts'

/** What a {@link DocsProvider} needs to know about the app, its user and the page. */
export interface DocsProviderProps {
  /** The API client of the page. */
  client: Client
  /** The signed-in user. Nothing is loaded or shown for external users, and while the user is unknown. */
  user: DocsUser | null | undefined
  /**
   * The app whose elements are documented.
   * @defaultValue `auth`
   */
  appName?: string
  /**
   * Whether this app has documentation. If not, nothing is loaded or shown.
   * @defaultValue `true`
   */
  enabled?: boolean
  /**
   * The data partner whose documents are read and saved.
   * @defaultValue that of the client's scope
   */
  dataPartnerId?: string | null | undefined
  /**
   * The page's language, one of the platform's, such as `de`. Readers get the texts of this language if they
   * exist, and administrators may write them.
   * @defaultValue the server detects the reader's language, and no translations are written
   */
  language?: string | undefined
  /**
   * The query parameter that names the open document. Not used if `urlState` is given.
   * @defaultValue `doc`
   */
  queryParameter?: string
  /**
   * Keeps in the address which document is open. Pass the same object in each render: for a new one all notes are
   * fetched again. For a router, use `useControlledUrlState`.
   * @defaultValue the History API
   */
  urlState?: UrlState
  /**
   * Environments that the editor offers as a document's audience.
   * @defaultValue restricted and premium
   */
  environments?: readonly Option[]
  /**
   * Texts that replace those of the package, by key. `@vestibule/docs-panel/texts/de` and the other languages contain
   * all texts.
   * @defaultValue English
   */
  texts?: DocsTextChanges | undefined
  /**
   * The storage in which unsaved text survives a reload. Null: text is not stored.
   * @defaultValue session storage
   */
  storage?: Storage | null
  /**
   * The clock for timers and delays; tests pass a fake one.
   * @defaultValue the system clock
   */
  clock?: Clock
  /**
   * Receives a message and the error for each request of the documentation that has failed, except requests of
   * previews.
   * @defaultValue the console
   */
  log?: Log
  /** The part of the app with the notes and the panel. */
  children: ReactNode
}

/**
 * Provides documentation to the notes and the panel inside. Pass the same `client`, `urlState`, `clock` and `log` in
 * each render: with a new one of them, documentation starts anew and all notes are fetched again. Pass the same
 * `storage` as well: a new one may prevent that notes are fetched for the first time.
 */
export function DocsProvider({
  client,
  user,
  appName = 'auth',
  enabled = true,
  dataPartnerId,
  language,
  queryParameter,
  urlState,
  environments,
  texts,
  storage,
  clock = systemClock,
  log = consoleLog,
  children,
}: DocsProviderProps) {
  const access = docsAccess(user, { enabled })
  const userId = user?.id ?? ''
  // Compare `docsPartners` by its values: a list that was loaded again with the same values must not recreate the
  // store.
  const writes = JSON.stringify(user?.docsPartners ?? 'all')

  // Create a new store for another user, app or data partner, so that data of one is never shown to the other.
  const core = useMemo(() => {
    const place = { client, appName, dataPartnerId, language }
    const docsPartners = JSON.parse(writes) as NonNullable<DocsUser['docsPartners']>
    const scope = () => (dataPartnerId === undefined ? client.scope.dataPartnerId : dataPartnerId)
    const docs = createDocs({
      access,
      mayWrite: (document) => mayWrite({ docsPartners }, scope() ?? null, document),
      loadNotes: (elementIds) => loadDocuments(place, elementIds),
      // On a server `window` is undefined; nothing reads the address there.
      urlState: urlState ?? createHistoryUrlState(globalThis.window, { queryParameter }),
      clock,
      log,
    })
    return { docs, place, userId, panelSlot: createPanelSlot(), clock, log }
  }, [
    access,
    writes,
    userId,
    client,
    appName,
    dataPartnerId,
    language,
    urlState,
    queryParameter,
    clock,
    log,
  ])

  useEffect(() => {
    if (core.userId) forgetForeignDrafts(storageOr(storage), core.userId)
    return core.docs.start()
  }, [core, storage])

  const value = useMemo<DocsContextValue>(
    () => ({
      ...core,
      environments: environments ?? null,
      texts: texts ?? null,
      noteTexts: { ...noteTexts, ...texts },
      storage,
    }),
    [core, environments, texts, storage],
  )
  return <DocsContext.Provider value={value}>{children}</DocsContext.Provider>
}

function createPanelSlot(): PanelSlot {
  let panel: Panel | null = null
  return { get: (make) => (panel ??= make()) }
}

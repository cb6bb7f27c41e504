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

/** Props of {@link DocsProvider}. */
export interface DocsProviderProps {
  /** The request client of the page. */
  client: Client
  /** The signed-in user. While it is not known, and for external users, nothing is loaded or shown. */
  user: DocsUser | null | undefined
  /** The app whose elements are documented. */
  appName?: string
  /** Whether this app has documentation. */
  enabled?: boolean
  /**
   * The data partner in whose scope documents are read and saved.
   * @defaultValue the client's
   */
  dataPartnerId?: string | null | undefined
  /**
   * The language of the page, one of those of the platform, such as `de`. Readers get the texts of this language where
   * there are some, and administrators may write them.
   * @defaultValue the server finds out the reader's, and no translations are written
   */
  language?: string | undefined
  /**
   * The query parameter that names the open document.
   * @defaultValue `doc`
   */
  queryParameter?: string
  /**
   * Where the open document is kept; stable. For a router there is `useControlledUrlState`.
   * @defaultValue the History API
   */
  urlState?: UrlState
  /**
   * The environments that a document can be for.
   * @defaultValue restricted and premium
   */
  environments?: readonly Option[]
  /**
   * Replaces texts of the package: any of each section. `@vestibule/docs-panel/texts/de` and its neighbours have them all.
   * @defaultValue English
   */
  texts?: DocsTextChanges | undefined
  /**
   * Where unsaved text is kept over a reload. Null: nowhere.
   * @defaultValue session storage
   */
  storage?: Storage | null
  /**
   * Counts the times of notices and delays; a test gives its own.
   * @defaultValue the system's
   */
  clock?: Clock
  /**
   * Told of failed fetches.
   * @defaultValue the console
   */
  log?: Log
  /** The notes and, once, the panel. */
  children: ReactNode
}

/** Documentation for everything inside. Keep `client`, `urlState`, `storage`, `clock` and `log` stable. */
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
  // By value: a list that was loaded again is not another one.
  const writes = JSON.stringify(user?.docsPartners ?? 'all')

  // Another user, app or data partner starts afresh: nothing of one is shown to the other.
  const core = useMemo(() => {
    const place = { client, appName, dataPartnerId, language }
    const docsPartners = JSON.parse(writes) as NonNullable<DocsUser['docsPartners']>
    const scope = () => (dataPartnerId === undefined ? client.scope.dataPartnerId : dataPartnerId)
    const docs = createDocs({
      access,
      mayWrite: (document) => mayWrite({ docsPartners }, scope() ?? null, document),
      loadNotes: (elementIds) => loadDocuments(place, elementIds),
      // On a server there is no window, and nobody asks this for the address.
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
      noteTexts: { ...noteTexts, ...texts?.note },
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

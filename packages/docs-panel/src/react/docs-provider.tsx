import type { Client } from '@vestibule/api-client'
import { useEffect, useMemo, type ReactNode } from 'react'
import { docsAccess, mayWrite, type DocsUser } from '../core/access.ts'
import type { Option } from '../core/partner-options.ts'
import { systemClock, type Clock } from '../core/clock.ts'
import { createDocs } from '../core/docs-store.ts'
import { forgetForeignDrafts, storageOr } from '../core/foreign-drafts.ts'
import { consoleLog, type Log } from '../core/log.ts'
import { loadDocuments } from '../core/note-calls.ts'
import { noteTexts } from '../core/note-texts.ts'
import type { Panel } from '../core/panel-store.ts'
import type { DocsTexts } from '../core/texts.ts'
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
  /** The data partner in whose scope documents are read and saved. Default: the client's. */
  dataPartnerId?: string | null | undefined
  /** The query parameter that names the open document; `doc` unless said otherwise. */
  parameter?: string
  /** Keeps the open document elsewhere than in the History API, such as in a router. */
  urlState?: UrlState
  /** The environments that a document can be aimed at. Default: restricted and premium. */
  environments?: readonly Option[]
  /** Replaces every text. */
  texts?: DocsTexts
  /** Where unsaved text is kept over a reload. Default: session storage. Null: nowhere. */
  storage?: Storage | null
  clock?: Clock
  /** Told of failed fetches. Default: the console. */
  log?: Log
  children: ReactNode
}

/** Documentation for everything inside. Keep `client`, `urlState`, `storage`, `clock` and `log` stable. */
export function DocsProvider({
  client,
  user,
  appName = 'auth',
  enabled = true,
  dataPartnerId,
  parameter,
  urlState,
  environments,
  texts,
  storage,
  clock = systemClock,
  log = consoleLog,
  children,
}: DocsProviderProps) {
  const access = docsAccess(user, enabled)
  const userId = user?.id ?? ''
  // By value: a list that was loaded again is not another one.
  const writes = JSON.stringify(user?.docsPartners ?? 'all')

  // Another user, app or data partner starts afresh: nothing of one is shown to the other.
  const core = useMemo(() => {
    const place = { client, appName, dataPartnerId }
    const docsPartners = JSON.parse(writes) as NonNullable<DocsUser['docsPartners']>
    const scope = () => (dataPartnerId === undefined ? client.scope.dataPartnerId : dataPartnerId)
    const docs = createDocs({
      access,
      mayWrite: (document) => mayWrite({ docsPartners }, scope() ?? null, document),
      loadNotes: (elementIds) => loadDocuments(place, elementIds, false),
      // On a server there is no window, and nobody asks this for the address.
      urlState: urlState ?? createHistoryUrlState(globalThis.window, parameter),
      clock,
      log,
    })
    return { docs, place, userId, panelSlot: createPanelSlot(), clock, log }
  }, [access, writes, userId, client, appName, dataPartnerId, urlState, parameter, clock, log])

  useEffect(() => {
    if (core.userId) forgetForeignDrafts(storageOr(storage), core.userId)
    return core.docs.start()
  }, [core, storage])

  const value = useMemo<DocsContextValue>(
    () => ({
      ...core,
      environments: environments ?? null,
      texts: texts ?? null,
      noteTexts: texts?.note ?? noteTexts,
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

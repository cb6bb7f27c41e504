import { createFakeClient } from '@vestibule/api-client/testing'
import { createDocs, type Docs } from '../core/docs-store.ts'
import { createDocumentCalls } from '../core/document-calls.ts'
import { createDraftStorage } from '../core/draft-storage.ts'
import { loadDocuments } from '../core/note-calls.ts'
import { createPanel, type Panel, type PanelSnapshot } from '../core/panel-store.ts'
import type { Notice } from '../core/panel-writes.ts'
import type { DocsAccess } from '../core/access.ts'
import type { PanelState } from '../core/panel-state.ts'
import { documentOf } from './document-of.ts'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { createFakeDocumentation, type FakeDocumentationOptions } from './fake-documentation.ts'
import { createMemoryUrlState } from './memory-url-state.ts'

/** A panel with in-memory documentation and a stopped clock. */
export function panelFixture(
  given: FakeDocumentationOptions & {
    access?: DocsAccess
    url?: string
    storage?: Storage | null
  } = {},
) {
  const documentation = createFakeDocumentation(given)
  const { client, transport } = createFakeClient(documentation.handlers)
  const clock = createFakeClock()
  const urlState = createMemoryUrlState(given.url)
  const place = { client, appName: 'shell' }
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const docs: Docs = createDocs({
    access: given.access ?? 'admin',
    loadNotes: (ids) => loadDocuments(place, ids),
    urlState,
    clock,
    log,
  })
  const window = new EventTarget()
  const storage = given.storage ?? null
  const drafts = createDraftStorage({ storage, userId: 'ada', appName: 'shell' })
  const calls = createDocumentCalls(place)
  const panel: Panel = createPanel({ docs, calls, drafts, clock, window: window as Window, log })
  const notices: Notice[] = []
  panel.onNotice((notice) => notices.push(notice))
  const stopDocs = docs.start()
  const stopPanel = panel.start()

  return {
    documentation,
    transport,
    client,
    clock,
    urlState,
    docs,
    drafts,
    panel,
    window,
    logged,
    notices,
    stop() {
      stopPanel()
      stopDocs()
    },
    state: () => panel.store.getSnapshot().panel,
    /** Resolves when a snapshot fulfils the condition. */
    until: (isReached: (snapshot: PanelSnapshot) => boolean) =>
      new Promise<PanelSnapshot>((resolve) => {
        if (isReached(panel.store.getSnapshot())) return resolve(panel.store.getSnapshot())
        const stop = panel.store.subscribe((snapshot) => {
          if (!isReached(snapshot)) return
          stop()
          resolve(snapshot)
        })
      }),
  }
}

export const size = documentOf('size', { main_content: '# Size', version: 2 })
export const sellers = [
  { id: 's1', name: 'Meridian', data_partners: [{ id: 'p1', name: 'North' }] },
]

export const is = (status: PanelState['status']) => (snapshot: PanelSnapshot) =>
  snapshot.panel.status === status

/** A panel in which an admin is editing a stored document. */
export async function editingFixture(given: Parameters<typeof panelFixture>[0] = {}) {
  const fixture = panelFixture({ documents: [size], sellers, ...given })
  fixture.docs.open('size')
  await fixture.until(is('viewing'))
  fixture.panel.edit()
  return fixture
}

import { createFakeClient, type Handlers } from '@vestibule/api-client/testing'
import { Heading } from '@vestibule/ui/heading'
import { Stack } from '@vestibule/ui/stack'
import { ToastProvider } from '@vestibule/ui/toast'
import { useState, type ReactNode } from 'react'
import type { DocsUser } from '../core/access.ts'
import type { KeptDraft } from '../core/draft-storage.ts'
import { createDraftStorage } from '../core/draft-storage.ts'
import { DocNote } from '../react/doc-note.tsx'
import { DocsPanel } from '../react/docs-panel.tsx'
import { DocsProvider } from '../react/docs-provider.tsx'
import { documentOf } from './document-of.ts'
import {
  createFakeDocumentation,
  type FakeDocumentation,
  type FakeDocumentationOptions,
} from './fake-documentation.ts'
import { createMemoryUrlState } from './memory-url-state.ts'

export const elementId = 'cohort_builder.inclusion'

const mainContent = `# Inclusion criteria

Inclusion criteria decide who enters a cohort. Each criterion narrows the population that the previous one left.

# Small counts

Fewer than eleven patients is shown as < 11 in every dataset.`

export const inclusion = documentOf(elementId, {
  mini_content: 'Each criterion narrows the population that the previous one left.',
  main_content: mainContent,
  additional_meta: { variant: 'info', tooltip_width: 'medium' },
  audience: ['internal'],
  sellers: ['meridian'],
  version: 3,
})

export const sellers = [
  {
    id: 'meridian',
    name: 'Meridian',
    data_partners: [
      { id: 'northfield', name: 'Northfield Institute' },
      { id: 'calder', name: 'Calder Oncology Group' },
    ],
  },
  { id: 'osier', name: 'Osier', data_partners: [{ id: 'fenwick', name: 'Fenwick Children’s' }] },
]

export interface StoryDocsProps extends FakeDocumentationOptions {
  role?: 'reader' | 'admin' | 'external'
  /** Id of the element whose document is open. */
  opened?: string
  /** Overrides of the fake server's handlers. */
  handlers?: Handlers
  kept?: KeptDraft
  onReady?: (documentation: FakeDocumentation) => void
  children?: ReactNode
}

/** A page with notes and in-memory documentation. */
export function StoryDocs({ role = 'reader', opened, handlers, kept, ...given }: StoryDocsProps) {
  const user: DocsUser = {
    id: 'ines',
    isInternal: role !== 'external',
    isDocsAdmin: role === 'admin',
  }
  const { documents = [inclusion], children, onReady } = given
  const [{ client, urlState, storage }] = useState(() => {
    const documentation = createFakeDocumentation({ documents, sellers: given.sellers ?? sellers })
    onReady?.(documentation)
    const { client } = createFakeClient({ ...documentation.handlers, ...handlers })
    const storage = kept ? window.sessionStorage : null
    if (kept)
      createDraftStorage({ storage, userId: user.id, appName: 'shell' }).keep(elementId, kept)
    return { client, urlState: createMemoryUrlState(opened), storage }
  })
  return (
    <ToastProvider>
      <DocsProvider
        client={client}
        user={user}
        appName="shell"
        urlState={urlState}
        storage={storage}
      >
        {children ?? (
          <Stack>
            <Heading level={2} size="sm">
              <DocNote id={elementId} label="Inclusion criteria">
                Inclusion criteria
              </DocNote>
            </Heading>
            <Heading level={2} size="sm">
              <DocNote id="cohort_builder.exclusion" label="Exclusion criteria">
                Exclusion criteria
              </DocNote>
            </Heading>
          </Stack>
        )}
        <DocsPanel />
      </DocsProvider>
    </ToastProvider>
  )
}

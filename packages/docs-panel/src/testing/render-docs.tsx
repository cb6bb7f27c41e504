import { createFakeClient } from '@vestibule/api-client/testing'
import { ToastProvider } from '@vestibule/ui/toast'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { DocsUser } from '../core/access.ts'
import { DocsProvider, type DocsProviderProps } from '../react/docs-provider.tsx'
import { createFakeDocumentation, type FakeDocumentationOptions } from './fake-documentation.ts'
import { createMemoryUrlState } from './memory-url-state.ts'
import { reader } from './users.ts'
// Import the code that the panel loads lazily before any test waits for it: the first import takes seconds on a
// slow machine.
import '../react/editor/document-editor.tsx'
import '../react/panel/panel-drawer.tsx'

interface Given
  extends
    FakeDocumentationOptions,
    Omit<Partial<DocsProviderProps>, 'children' | 'client' | 'user'> {
  user?: DocsUser | null
  url?: string
}

interface RenderedDocs extends RenderResult {
  documentation: ReturnType<typeof createFakeDocumentation>
  transport: ReturnType<typeof createFakeClient>['transport']
  urlState: ReturnType<typeof createMemoryUrlState>
  /** Messages that the panel has logged. */
  logged: readonly string[]
  user: UserEvent
  becomeUser(user: DocsUser | null): void
}

/** Renders children with in-memory documentation. */
export function renderDocs(children: ReactNode, given: Given = {}): RenderedDocs {
  const { documents = [], sellers = [], url, user: firstUser = reader, ...props } = given
  const documentation = createFakeDocumentation({ documents, sellers })
  const { client, transport } = createFakeClient(documentation.handlers)
  const urlState = createMemoryUrlState(url)
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const wrap = (user: DocsUser | null) => (
    <ToastProvider>
      <DocsProvider
        client={client}
        appName="shell"
        urlState={urlState}
        log={log}
        {...props}
        user={user}
      >
        {children}
      </DocsProvider>
    </ToastProvider>
  )
  const view = render(wrap(firstUser))
  return {
    ...view,
    documentation,
    transport,
    urlState,
    logged,
    user: userEvent.setup(),
    becomeUser: (user: DocsUser | null) => view.rerender(wrap(user)),
  }
}

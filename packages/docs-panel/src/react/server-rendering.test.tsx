// @vitest-environment node
import { createFakeClient } from '@vestibule/api-client/testing'
import { renderToString } from 'react-dom/server'
import { ToastProvider } from '@vestibule/ui/toast'
import { expect, it } from 'vitest'
import { admin } from '../testing/users.ts'
import { DocNote } from './doc-note.tsx'
import { DocsAdminTools } from './docs-admin-tools.tsx'
import { DocsPanel } from './docs-panel.tsx'
import { DocsProvider } from './docs-provider.tsx'
import { useDocsPanel } from './use-docs-panel.ts'

function Headless() {
  return <p>{useDocsPanel().panel.status}</p>
}

it('renders the page without its notes, and asks for nothing', () => {
  expect(typeof window).toBe('undefined')
  const { client, transport } = createFakeClient()
  const html = renderToString(
    <ToastProvider>
      <DocsProvider client={client} user={admin}>
        <h2>
          <DocNote id="size" label="Cohort size">
            Cohort size
          </DocNote>
        </h2>
        <DocsAdminTools />
        <DocsPanel />
        <Headless />
      </DocsProvider>
    </ToastProvider>,
  )
  expect(html).toContain('<h2>Cohort size</h2>')
  expect(html).toContain('<p>closed</p>')
  expect(transport.calls).toEqual([])
})

import { docsTexts } from '@vestibule/docs-panel'
import { DocNote, DocsPanel } from '@vestibule/docs-panel/react'
import { createFakeDocumentation, documentOf } from '@vestibule/docs-panel/testing'
import { createSession } from '@vestibule/session'
import { SessionProvider } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { ToastProvider } from '@vestibule/ui/toast'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from './documented.tsx'
import { RoutedDocs } from './routed-docs.tsx'
import { useGuardedSwitch } from './use-guarded-switch.ts'

const admin = { id: 'dana', isInternal: true, isDocsAdmin: true }
const noteName = docsTexts['note.about'].replace('{label}', 'cohort size')

afterEach(() => window.history.replaceState(null, '', '/'))

/**
 * Points at the icon until its tooltip is there, then looks the icon up again and presses it: the tooltip's code
 * replaces the icon.
 */
async function openDocument(user: UserEvent) {
  const icon = () => screen.findByRole('button', { name: noteName })
  await user.hover(await icon())
  await screen.findByRole('tooltip')
  await user.click(await icon())
}

/** The session of an internal user with the role docs-admin, on a platform with one document. */
function makeSession() {
  const documentation = createFakeDocumentation({
    documents: [documentOf('cohort.size', { main_content: '# Size' })],
  })
  const { clock, openTab, platform } = createFakeBrowser()
  platform.signIn({ id: admin.id }, 8 * 3_600_000)
  platform.roles = [{ role: 'docs-admin', data_partner_info: null }]
  const client = platform.connect(documentation.handlers)
  const session = createSession({ client, window: openTab('/').window, clock, appName: 'shell' })
  return { client, platform, session }
}

it('an app with a session has the note of the README, and an admin edits it', async () => {
  const { session, platform } = makeSession()
  const user = userEvent.setup()
  render(
    <SessionProvider session={session}>
      <App />
    </SessionProvider>,
  )
  await openDocument(user)
  expect(await screen.findByRole('button', { name: docsTexts['panel.edit'] })).toBeVisible()
  expect(platform.counts['getProfile']).toBe(1)
  // One call for the notes of the page and one for the document. If the roles came after the notes, the page asks for
  // the notes again.
  expect([2, 3]).toContain(platform.counts['listDocuments'])
})

/** Renders `children` beside a note and the documentation panel, in a router. */
function renderRouted(children: ReactNode) {
  const { client, session } = makeSession()
  render(
    <BrowserRouter>
      <SessionProvider session={session}>
        <ToastProvider>
          <RoutedDocs client={client} user={admin} appName="shell">
            <DocNote id="cohort.size" label="cohort size" />
            <DocsPanel />
            {children}
          </RoutedDocs>
        </ToastProvider>
      </SessionProvider>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

it("the open document stands in the router's address, and Back closes it", async () => {
  const user = renderRouted(null)
  await openDocument(user)
  await waitFor(() => expect(window.location.search).toBe('?doc=cohort.size'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('asks about unsaved text before it leaves the dataset', async () => {
  const switchTo = vi.fn<(id: string) => void>()
  window.history.replaceState(null, '', '?doc=cohort.size')
  const Switcher = () => {
    const guarded = useGuardedSwitch(switchTo)
    return <button onClick={() => void guarded('other')}>Other dataset</button>
  }
  const user = renderRouted(<Switcher />)
  await user.click(await screen.findByRole('button', { name: docsTexts['panel.edit'] }))
  await user.type(
    await screen.findByRole('textbox', { name: docsTexts['editor.fullNote'] }),
    ' of it',
  )
  // The panel makes the rest of the page inert to a pointer, but a shortcut of the app still reaches it.
  screen.getByRole('button', { name: 'Other dataset', hidden: true }).click()
  await user.click(await screen.findByRole('button', { name: docsTexts['leaving.stay'] }))
  expect(switchTo).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Other dataset', hidden: true }).click()
  await user.click(await screen.findByRole('button', { name: docsTexts['leaving.discard'] }))
  await waitFor(() => expect(switchTo).toHaveBeenCalledWith('other'))
})

import { act, screen, waitFor } from '@testing-library/react'
import { networkFailure } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { renderDocs } from '../testing/render-docs.tsx'
import { admin, external, reader } from '../testing/users.ts'
import { DocNote } from './doc-note.tsx'
import { DocsPanel } from './docs-panel.tsx'

const size = documentOf('size', { main_content: '# Size', version: 2 })
const page = (
  <>
    <DocNote id="size" label="Cohort size" />
    <DocsPanel />
  </>
)
const drawer = () => screen.findByRole('dialog', { name: 'Documentation' })
const button = (name: string) => screen.findByRole('button', { name })

describe('reading', () => {
  it('shows the document in a frame that has neither scripts nor an origin', async () => {
    renderDocs(page, { documents: [size], url: 'size' })
    const frame = await screen.findByTitle('Document: size')
    expect(frame).toHaveAttribute('src', '/documentation_api/v1/document/shell/size/index.html')
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
    expect(screen.queryByRole('button', { name: 'Edit Document' })).not.toBeInTheDocument()
  })

  it('tells the frame of a theme that was chosen', async () => {
    document.documentElement.style.colorScheme = 'dark'
    renderDocs(page, { documents: [size], url: 'size' })
    expect(await screen.findByTitle('Document: size')).toHaveAttribute(
      'src',
      expect.stringMatching(/\?theme=dark$/),
    )
    document.documentElement.style.colorScheme = ''
  })

  it('asks the frame for the scope that the document is of', async () => {
    const ofPartner = { ...size, data_partner_id: 'northfield' }
    renderDocs(page, { documents: [ofPartner], url: 'size' })
    expect(await screen.findByTitle('Document: size')).toHaveAttribute(
      'src',
      expect.stringMatching(/\?data_partner_id=northfield$/),
    )
  })

  it.each([
    ['a document of the platform', [size]],
    ['an element without one', []],
  ])('tells an admin of one data partner why %s is not theirs to write', async (_, documents) => {
    const ofNorth = { ...admin, docsPartners: ['north'] }
    renderDocs(page, { documents, url: 'size', user: ofNorth, dataPartnerId: 'south' })
    expect(await screen.findByText(/documents of your own data partners only/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Edit|Save/ })).not.toBeInTheDocument()
  })

  it('opens from a note, and gives the focus back to it when it is closed', async () => {
    const { user, urlState } = renderDocs(page, { documents: [size] })
    const icon = await button('About Cohort size')
    await user.click(icon)
    await screen.findByTitle('Document: size')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'About Cohort size' })).toHaveFocus(),
    )
    expect(urlState.read()).toBeNull()
  })

  it('closes by Back', async () => {
    const { user, urlState } = renderDocs(page, { documents: [size] })
    await user.click(await button('About Cohort size'))
    await drawer()
    act(() => urlState.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('says that there is nothing yet', async () => {
    renderDocs(page, { url: 'size' })
    expect(await screen.findByText('No documentation yet')).toBeVisible()
  })

  it('says that it failed, and tries again', async () => {
    const { user, transport, documentation } = renderDocs(page, { documents: [size] })
    const icon = await button('About Cohort size')
    transport.use({ listDocuments: networkFailure() })
    await user.click(icon)
    expect(await screen.findByText('Server Error')).toBeVisible()
    transport.use(documentation.handlers)
    await user.click(await button('Retry'))
    expect(await screen.findByTitle('Document: size')).toBeInTheDocument()
  })

  it('switches to full screen and back', async () => {
    const { user } = renderDocs(page, { documents: [size], url: 'size' })
    await user.click(await button('Full screen'))
    await user.click(await button('Exit full screen'))
    expect(await button('Full screen')).toBeVisible()
  })

  it('leaves full screen by Escape first, and closes by the next, which leads to the icon', async () => {
    const { user } = renderDocs(page, { documents: [size], url: 'size' })
    await user.click(await button('Full screen'))
    await user.keyboard('{Escape}')
    expect(await button('Full screen')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: /Cohort size/ })).toHaveFocus())
  })

  it.each([
    ['an external user', { user: external }],
    ['nobody', { user: null }],
    ['anyone where documentation is off', { user: admin, enabled: false }],
  ])('is nothing for %s, whatever the address says', async (_, given) => {
    const { transport } = renderDocs(page, { documents: [size], url: 'size', ...given })
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(transport.calls).toEqual([])
  })

  it('does not go on when the user has gone', async () => {
    const { becomeUser } = renderDocs(page, { documents: [size], url: 'size', user: reader })
    await drawer()
    becomeUser(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

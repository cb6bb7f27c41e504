import { createFakeDocumentation, documentOf } from '@vestibule/docs-panel/testing'
import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'
import { externalUser, type RenderShellOptions } from '../testing/test-shell.tsx'

const admin = { getRoles: [{ role: 'docs-admin' }] }

function render(path: string, options: RenderShellOptions = {}) {
  const { handlers } = createFakeDocumentation({
    documents: [
      documentOf('home.apps', {
        app_name: 'shell',
        mini_content: 'Apps of your organisation.',
        mini_html: '<p>Apps of your organisation.</p>',
        main_content: '# Apps',
        has_main_content: true,
      }),
    ],
  })
  return renderShell(path, { ...options, handlers: { ...handlers, ...options.handlers } })
}
const ofBar = async () =>
  within(await screen.findByRole('banner')).findByRole('button', { name: 'Documentation' })
const drawer = () => screen.findByRole('dialog', { name: /Documentation/ })

describe('documentation', () => {
  it('of the list stands beside it, for internal users', async () => {
    const { transport } = render('/')
    expect(await screen.findByRole('button', { name: /Apps/, description: '' })).toBeVisible()
    const asked = transport.callsTo('listDocuments').flatMap(({ body }) => body.element_ids)
    expect(asked).toContain('home.apps')
    expect(transport.callsTo('listDocuments')[0]?.body.app_name).toBe('shell')
  })

  it('opens from the app bar, and is named by the address', async () => {
    const { user } = render('/')
    await user.click(await ofBar())
    const panel = await drawer()
    await waitFor(() =>
      expect(panel.querySelector('iframe')?.getAttribute('src')).toContain(
        '/documentation_api/v1/document/shell/home.apps/index.html',
      ),
    )
    expect(new URLSearchParams(window.location.search).get('doc')).toBe('home.apps')
  })

  it('opens from an address, and closing leaves the search of the page alone', async () => {
    const { user } = render('/?q=lab&doc=home.apps')
    const panel = await drawer()
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?q=lab')
    expect(screen.getByRole('searchbox')).toHaveValue('lab')
  })

  it('has no button where a reader would find nothing', async () => {
    render('/dv/northfield_oncology/survival')
    await screen.findByRole('heading', { level: 1, name: 'Survival' })
    expect(screen.queryByRole('button', { name: 'Documentation' })).not.toBeInTheDocument()
  })

  it('has one for docs-admins everywhere, to write what is missing', async () => {
    const { user } = render('/dv/northfield_oncology/survival', { handlers: admin })
    await screen.findByRole('heading', { level: 1, name: /Survival/ })
    await user.click(await ofBar())
    expect(await screen.findByRole('button', { name: 'Save Document' })).toBeVisible()
    expect(new URLSearchParams(window.location.search).get('doc')).toBe('apps.survival')
  })

  it('is not written where the dataset is not known whose documents these are', async () => {
    const { transport } = render('/dv/northfield_oncology/survival', {
      handlers: { ...admin, getDataset: refuse('server_error') },
    })
    await screen.findByText('The details of this dataset could not be loaded.')
    await waitFor(() => expect(transport.callsTo('listDocuments')).not.toEqual([]))
    expect(screen.queryByRole('button', { name: 'Documentation' })).not.toBeInTheDocument()
  })

  it.each([
    ['external users', { handlers: { getProfile: externalUser } }],
    ['anyone where the settings switch it off', { settings: { documentationEnabled: false } }],
  ])('is neither shown nor asked for, for %s', async (_who, options) => {
    const { transport } = render('/?doc=home.apps', options)
    await screen.findByRole('heading', { name: 'Signals' })
    expect(transport.callsTo('listDocuments')).toEqual([])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Documentation' })).not.toBeInTheDocument()
  })
})

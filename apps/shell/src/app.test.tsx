import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderShell } from './testing/render-shell.tsx'
import { externalUser, internalUser } from './testing/test-shell.tsx'
import { messages } from './texts/shell.en.ts'
import { shellTextsOf } from './texts/shell-texts.ts'
import { english } from './testing/english.ts'

const openMenu = async (
  view: ReturnType<typeof renderShell>,
  name: RegExp | string = 'Inès Okafor',
) => {
  await view.user.click(await screen.findByRole('button', { name, expanded: false }))
  return screen.findByRole('dialog', { name: /^Account/ })
}

describe('someone without a session', () => {
  it.each(['/', '/dv/osier_genomics/signals/report?x=1#top'])(
    'goes from %s to the sign-in page, which leads back',
    async (path) => {
      const { left } = renderShell(path, {
        handlers: {
          getAuthenticated: refuse('not_authenticated'),
          getProfile: refuse('not_authenticated'),
          getRoles: refuse('not_authenticated'),
          getSessionValidity: refuse('not_authenticated'),
          listResources: refuse('not_authenticated'),
          getDataset: refuse('not_authenticated'),
        },
      })
      await waitFor(() => expect(left).toEqual([`/auth/signin/?next=${encodeURIComponent(path)}`]))
      expect(screen.queryByRole('main')).not.toBeInTheDocument()
      expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
    },
  )
})

describe('the user menu', () => {
  it('says who is signed in, and that they are internal', async () => {
    const menu = await openMenu(renderShell('/'))
    expect(within(menu).getByText('Inès Okafor')).toBeVisible()
    expect(within(menu).getByText('ines@northfield.example')).toBeVisible()
    expect(within(menu).getByText('Internal')).toBeVisible()
  })

  it('says External to external users, and has nothing for staff', async () => {
    const menu = await openMenu(renderShell('/', { handlers: { getProfile: externalUser } }))
    expect(within(menu).getByText('External')).toBeVisible()
    expect(within(menu).queryByText('Switch customer')).not.toBeInTheDocument()
    expect(within(menu).queryByText('Virtual cohorts')).not.toBeInTheDocument()
  })

  it('treats someone whose profile failed as external, and can try again', async () => {
    const view = renderShell('/', { handlers: { getProfile: refuse('server_error') } })
    const menu = await openMenu(view, 'Account')
    expect(within(menu).getByText('External')).toBeVisible()
    view.transport.use({ getProfile: internalUser })
    await view.user.click(within(menu).getByRole('button', { name: 'Retry' }))
    expect(await within(menu).findByText('Internal')).toBeVisible()
  })

  it('signs out and leaves for the sign-in page', async () => {
    const view = renderShell('/', { handlers: { logout: null } })
    const menu = await openMenu(view)
    await view.user.click(within(menu).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(view.left).toEqual(['/auth/signin/?next=%2F']))
    expect(view.transport.callsTo('logout')).toHaveLength(1)
  })

  it('stays when signing out failed, and says so', async () => {
    const view = renderShell('/', { handlers: { logout: refuse('server_error') } })
    const menu = await openMenu(view)
    await view.user.click(within(menu).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findAllByText('You are still signed in. Try again.')).not.toHaveLength(0)
    expect(view.left).toEqual([])
  })

  it('sets the theme, and keeps it', async () => {
    const view = renderShell('/')
    const menu = await openMenu(view)
    expect(within(menu).getByRole('radio', { name: 'System' })).toBeChecked()
    await view.user.click(within(menu).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    view.unmount()
    renderShell('/')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
  })

  it('leads staff to the choice of a customer, and back here', async () => {
    const view = renderShell('/?q=lab', {
      handlers: { getProfile: { ...internalUser, can_impersonate: true } },
    })
    const menu = await openMenu(view)
    expect(within(menu).getByRole('link', { name: 'Switch customer' })).toHaveAttribute(
      'href',
      '/auth/impersonate/select-customer?next=%2F%3Fq%3Dlab',
    )
  })

  it('closes with Escape and returns the focus', async () => {
    const view = renderShell('/')
    await openMenu(view)
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Inès Okafor' })).toHaveFocus()
  })
})

describe('staff who act for a customer', () => {
  const acting = {
    getProfile: { ...internalUser, impersonating: { id: 'c1', name: 'Calder Institute' } },
  }

  it('see for whom they act, and can stop', async () => {
    const view = renderShell('/', {
      handlers: {
        ...acting,
        stopImpersonating: { redirect_url: '/auth/impersonate/select-customer' },
      },
    })
    expect(await screen.findByText('Calder Institute')).toBeVisible()
    expect(screen.getByText(/You are acting for/)).toHaveTextContent(
      'You are acting for Calder Institute as Inès Okafor.',
    )
    await view.user.click(screen.getByRole('button', { name: 'Stop acting' }))
    await waitFor(() => expect(view.left).toEqual(['/auth/impersonate/select-customer']))
  })

  it('are not sent to another host by the answer', async () => {
    const view = renderShell('/', {
      handlers: { ...acting, stopImpersonating: { redirect_url: 'https://elsewhere.example/' } },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Stop acting' }))
    await waitFor(() => expect(view.left).toEqual(['/']))
  })

  it('go on when stopping failed, and are told', async () => {
    const view = renderShell('/', {
      handlers: { ...acting, stopImpersonating: refuse('server_error') },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Stop acting' }))
    expect(
      await screen.findAllByText('You are still acting for this customer. Try again.'),
    ).not.toHaveLength(0)
    expect(view.left).toEqual([])
  })
})

describe('a start that fails', () => {
  it('says Server Error with a support code, and starts on Retry', async () => {
    const { getProfile, getSessionValidity } = {
      getProfile: internalUser,
      getSessionValidity: () => ({
        max_ttl: Math.floor(Date.now() / 1000) + 36_000,
        user_id: internalUser.id,
        acting_for: null,
      }),
    }
    const failing = refuse('server_error')
    const { transport, user } = renderShell('/', {
      handlers: { getProfile: failing, getSessionValidity: failing, listResources: failing },
    })
    expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
    const code = screen.getByText(/^Support code/).textContent.replace('Support code ', '')
    expect(transport.callsTo('reportError')[0]?.body.support_code).toBe(code)
    transport.use({ getProfile, getSessionValidity, listResources: [] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Inès Okafor' })).toBeVisible()
  })
})

describe('the page', () => {
  it('has a link past the bar, and the version in the footer', async () => {
    renderShell('/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
    expect(screen.getByText('Vestibule 1.2.3')).toBeVisible()
  })

  it('shows the texts that it is given', async () => {
    const texts = shellTextsOf(
      { messages: { ...messages, 'home.welcome': 'Bienvenue, {name}' } },
      'en',
    )
    renderShell('/', { texts })
    // While the user's lists load, the heading is another element, which is then replaced: look until one is visible.
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Bienvenue, Inès Okafor' })).toBeVisible(),
    )
  })

  it('that fails says so with a support code, which the report carries', async () => {
    const texts = {
      ...english,
      home: {
        ...english.home,
        welcome: () => {
          throw new Error('broken for ines@northfield.example')
        },
      },
    }
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { transport } = renderShell('/', { texts })
    expect(
      await screen.findByRole('heading', { name: 'An unexpected error occurred.' }),
    ).toBeVisible()
    silenced.mockRestore()
    const code = screen.getByText(/^Support code/).textContent.replace('Support code ', '')
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      `/support?code=${code}`,
    )
    expect(screen.getByRole('button', { name: 'Inès Okafor' })).toBeVisible()
    const [report] = transport.callsTo('reportError')
    expect(report?.body).toMatchObject({
      app: 'shell',
      version: expect.stringMatching(/^1\.2\.3 \(components .+, production\)$/),
      url: '/',
      message: 'broken for [address]',
      support_code: code,
    })
  })
})

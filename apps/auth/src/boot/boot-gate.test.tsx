import { htmlPage, noAnswer, noContent, ok, refuse } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

const config = {
  is_federated_environment: true,
  seller: null,
  sign_up_data: { enable_sign_up: true, sign_up_options: [] },
}
const loading = {
  getConfig: config,
  getEnvironment: noContent(),
  getBranding: {},
}

describe('while the platform is not known', () => {
  it('shows the loader, and says so when it takes long', async () => {
    const { clock } = renderApp('/signin', {
      boot: 'load',
      handlers: { ...loading, getConfig: noAnswer() },
    })
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
    await clock.advance(8000)
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible()
  })

  it('is ready once all of it came', async () => {
    const { heading, transport } = renderApp('/signin', { boot: 'load', handlers: loading })
    expect(await heading('Get Started')).toBeVisible()
    expect(transport.callsTo('getConfig')).toHaveLength(1)
  })

  it.each([
    ['config', { getConfig: refuse('server_error') }],
    ['environment', { getEnvironment: refuse('unavailable') }],
    ['config, where a page comes instead,', { getConfig: htmlPage() }],
  ])('stays closed without the %s, and tries again', async (_what, broken) => {
    const { user, heading, transport } = renderApp('/signin', {
      boot: 'load',
      handlers: { ...loading, ...broken },
    })
    expect(await heading('Server Error')).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    transport.use(loading)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('Get Started')).toBeVisible()
  })

  it('takes its settings from the file of a static host', async () => {
    const { heading } = renderApp('/signin', {
      boot: 'load',
      handlers: loading,
      settingsFile: () => Response.json({ appName: 'Enter', providerName: 'Acme' }),
    })
    expect(await heading('Get Started')).toBeVisible()
    expect(screen.getByText('Powered by Acme')).toBeVisible()
    expect(document.title).toBe('Get Started · Enter')
  })

  it('uses the defaults on a host that answers every address with a page', async () => {
    const { heading } = renderApp('/signin', {
      boot: 'load',
      handlers: loading,
      settingsFile: () =>
        new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    })
    expect(await heading('Get Started')).toBeVisible()
  })

  it('says which setting is wrong instead of a blank page', async () => {
    const { heading } = renderApp('/signin', {
      boot: 'load',
      handlers: loading,
      settingsFile: () => Response.json({ devicePath: 'device' }),
    })
    expect(await heading('Configuration error')).toBeVisible()
    expect(screen.getByText(/devicePath: must be a path that begins with one \//)).toBeVisible()
  })

  it('shows an error if the settings cannot be read', async () => {
    const { heading } = renderApp('/signin', {
      boot: 'load',
      handlers: loading,
      settingsFile: () => new Response('', { status: 500 }),
    })
    expect(await heading('Server Error')).toBeVisible()
  })

  it('works without a branding file', async () => {
    const { heading } = renderApp('/signin', {
      boot: 'load',
      handlers: { ...loading, getBranding: refuse('not_found') },
    })
    expect(await heading('Get Started')).toBeVisible()
  })
})

describe('in a restricted federated environment', () => {
  it('does not show the regular screen', async () => {
    renderApp('/signin', {
      boot: 'load',
      handlers: {
        ...loading,
        getConfig: ok(config, { headers: { 'x-nfer-data-partner-id': 'p1' } }),
        getEnvironment: noContent({ 'x-nfer-env-type': 'restricted' }),
      },
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('heading', { name: 'Get Started' })).not.toBeInTheDocument()
  })
})

import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile } from '../../testing/profile.ts'
import { renderApp } from '../../testing/render-app.tsx'

const names: Record<string, string> = { terms: 'Terms of Use', data: 'Data Use Agreement' }

function renderEulas(handlers: Handlers = {}) {
  return renderApp('/eula?next=%2Freports', {
    handlers: {
      getProfile: { ...profile, eulas_not_accepted: ['terms', 'data'] },
      getEula: ({ params }) => ({
        id: params['id'] ?? '',
        name: names[params['id'] ?? ''] ?? '',
        content: '<h3>1. Purpose</h3><p>You may read the data.</p>',
      }),
      acceptEula: null,
      logout: null,
      decideRedirect: { redirect_url: '/reports' },
      ...handlers,
    },
  })
}

const box = (name: string) =>
  screen.getByRole('checkbox', { name: `I have read and accept the ${name}` })
const accept = () => screen.getByRole('button', { name: 'Accept' })

describe('terms', () => {
  it('are accepted one after another, each with a box of its own', async () => {
    const { user, heading, left, transport } = renderEulas()
    await heading('Terms of Use')
    expect(screen.getByText('1 of 2', { selector: '.vb-steps span' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Terms of Use' })).toHaveTextContent(
      'You may read the data.',
    )
    expect(accept()).toBeDisabled()
    await user.click(box('Terms of Use'))
    await user.click(accept())

    expect(await heading('Data Use Agreement')).toHaveFocus()
    expect(screen.getByText('2 of 2', { selector: '.vb-steps span' })).toBeVisible()
    expect(box('Data Use Agreement')).not.toBeChecked()
    expect(accept()).toBeDisabled()
    await user.click(box('Data Use Agreement'))
    await user.click(accept())

    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('acceptEula').map(({ params }) => params)).toEqual([
      { eulaId: 'terms', userId: 'u1' },
      { eulaId: 'data', userId: 'u1' },
    ])
  })

  it('are shown anew where they have changed meanwhile, and accepted in the new version', async () => {
    let version = 1
    const { user, heading, left, transport } = renderEulas({
      getProfile: { ...profile, eulas_not_accepted: ['terms'] },
      getEula: () => ({
        id: 'terms',
        name: 'Terms of Use',
        content: `<p>Text ${version}</p>`,
        version,
        language: 'en',
      }),
      acceptEula: ({ body }) => (body.version === version ? null : refuse('terms_changed')),
    })
    await heading('Terms of Use')
    expect(await screen.findByText('Text 1')).toBeVisible()
    version = 2
    await user.click(box('Terms of Use'))
    await user.click(accept())
    expect(await screen.findByText('Text 2')).toBeVisible()
    expect(screen.getByText(/^The terms were changed while you read them/)).toBeVisible()
    expect(box('Terms of Use')).not.toBeChecked()
    await user.click(box('Terms of Use'))
    await user.click(accept())
    await waitFor(() => expect(left).toEqual(['/reports']))
    expect(transport.callsTo('acceptEula').map(({ body }) => body)).toEqual([
      { version: 1, language: 'en' },
      { version: 2, language: 'en' },
    ])
  })

  it('can be declined, which signs out', async () => {
    const { user, heading, location, transport } = renderEulas()
    await heading('Terms of Use')
    await user.click(screen.getByRole('button', { name: 'Decline and sign out' }))
    await heading('Get Started')
    expect(location()).toBe('/signin?next=%2Freports')
    expect(transport.callsTo('logout')).toHaveLength(1)
    expect(transport.callsTo('acceptEula')).toHaveLength(0)
  })

  it('stay open when the acceptance fails', async () => {
    const { user, heading } = renderEulas({ acceptEula: refuse('server_error') })
    await heading('Terms of Use')
    await user.click(box('Terms of Use'))
    await user.click(accept())
    expect(await screen.findByText('Your acceptance could not be saved. Try again.')).toBeVisible()
    expect(box('Terms of Use')).toBeChecked()
  })

  it('can be asked for again when they could not be loaded', async () => {
    const { user, heading, transport } = renderEulas({ getEula: refuse('server_error') })
    await heading('Terms')
    transport.use({ getEula: { id: 'terms', name: 'Terms of Use', content: '' } })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await heading('Terms of Use')).toBeVisible()
  })

  it('are read out in the language that they are written in', async () => {
    const german = { id: 'terms', name: 'Nutzungsbedingungen', content: '<p>Lesen Sie.</p>' }
    renderEulas({ getEula: { ...german, language: 'de' } })
    const terms = await screen.findByRole('region', { name: 'Nutzungsbedingungen' })
    expect(terms).toHaveAttribute('lang', 'de')
  })

  it('lead on at once if there are none to accept', async () => {
    const { left } = renderEulas({ getProfile: profile })
    await waitFor(() => expect(left).toEqual(['/reports']))
  })

  it('send users without a session to the start', async () => {
    const { heading, location } = renderEulas({ getProfile: refuse('not_authenticated') })
    await heading('Get Started')
    expect(location()).toBe('/signin?next=%2Freports')
  })
})

import { refuse, type Handlers } from '@vestibule/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../../testing/render-app.tsx'

const names: Record<string, string> = { terms: 'Terms of Use', data: 'Data Use Agreement' }

function renderEulas(handlers: Handlers = {}, path = '/eula?next=%2Freports') {
  return renderApp(path, {
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

  it('of a dataset are signed by name, and lead on to it', async () => {
    const terms = {
      id: 'fen',
      version: 3,
      name: 'Terms of Fen',
      content: '<p>Handle with care.</p>',
      language: null,
      signature: 'name',
      accepted: null,
    }
    const { user, heading, left, transport } = renderEulas(
      {
        getProfile: profile,
        listDatasetTerms: [
          terms,
          { ...terms, id: 'old', accepted: { version: 3, at: '', signed_name: null } },
        ],
        getEula: { ...terms, scope: 'resources' },
      },
      '/eula?dataset=fen&next=%2Fdv%2Ffen%2F',
    )
    await heading('Terms of Fen')
    await user.click(box('Terms of Fen'))
    const name = screen.getByRole('textbox', { name: 'Your name' })
    await user.type(name, '  \u200B ')
    expect(accept()).toBeDisabled()
    await user.type(name, 'Mara Lindqvist')
    await user.click(accept())
    await waitFor(() => expect(left).toEqual(['/dv/fen/']))
    expect(transport.callsTo('listDatasetTerms')[0]?.params).toEqual({ datasetId: 'fen' })
    expect(transport.callsTo('acceptEula').map(({ body }) => body)).toEqual([
      { version: 3, signed_name: 'Mara Lindqvist' },
    ])
    expect(transport.callsTo('decideRedirect')).toEqual([])
  })

  const ofDataset = {
    getProfile: profile,
    listDatasetTerms: [
      {
        id: 'fen',
        version: 1,
        name: 'Terms',
        content: '',
        language: null,
        signature: 'accept',
        accepted: null,
      },
    ],
  }

  it('of a dataset can be left for later, which signs nobody out', async () => {
    const { user, left, transport } = renderEulas(ofDataset, '/eula?dataset=fen&next=%2Fdv%2Ffen')
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(left).toEqual(['/'])
    expect(transport.callsTo('logout')).toEqual([])
  })

  it('of a dataset are accepted by nobody who acts for a customer', async () => {
    const impersonating = { id: 'acme', name: 'Acme' }
    renderEulas({ ...ofDataset, getProfile: { ...profile, impersonating } }, '/eula?dataset=fen')
    expect(await screen.findByText(/^You act for a customer\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('of a dataset that is not open lead home', async () => {
    const { heading } = renderEulas(
      { ...ofDataset, listDatasetTerms: refuse('not_found') },
      '/eula?dataset=fen',
    )
    await heading('Terms')
    expect(screen.getByText(/^This dataset is not open to you/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
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

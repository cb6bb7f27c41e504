import { refuse } from '@vestibule/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'

const ticket = {
  id: 't1',
  subject: 'No access to Osier',
  description: 'Since this morning.',
  category: 'access',
  page_url: '/dv/osier_genomics/signals/',
  status: 'in_progress',
  created_at: '2026-11-19T09:30:00Z',
}
const here = { getTicketSystem: { system: 'internal' as const, url: null }, listTickets: [ticket] }

async function write(view: ReturnType<typeof renderShell>, subject: string, description: string) {
  const field = (name: string) => screen.findByRole('textbox', { name })
  if (subject) await view.user.type(await field('Subject'), subject)
  if (description) await view.user.type(await field('Description'), description)
  await view.user.click(await screen.findByRole('button', { name: 'Send' }))
}

describe('support that is kept here', () => {
  it('lists the tickets of the user with their state', async () => {
    renderShell('/support', { handlers: here })
    const list = await screen.findByRole('region', { name: 'Your tickets' })
    expect(await within(list).findByText('No access to Osier')).toBeVisible()
    expect(within(list).getByText('In progress')).toBeVisible()
    expect(within(list).getByText(/· Access/)).toBeVisible()
  })

  it.each([
    ['4KQ7-M2XD', '4KQ7-M2XD'],
    ['call 555', undefined],
  ])('sends the support code of the address along, if it is one: %s', async (code, sent) => {
    const view = renderShell(`/support?code=${encodeURIComponent(code)}`, {
      handlers: { ...here, createTicket: ticket },
    })
    await write(view, 'It failed', 'Again and again.')
    await waitFor(() => expect(view.transport.callsTo('createTicket')).toHaveLength(1))
    expect(view.transport.callsTo('createTicket')[0]?.body).toMatchObject({ subject: 'It failed' })
    expect(view.transport.callsTo('createTicket')[0]?.body.support_code).toBe(sent)
    expect(screen.queryByText(`Sent along: the support code ${code}.`) !== null).toBe(
      sent !== undefined,
    )
  })

  it('shows a ticket with what was written, and the way to a new one', async () => {
    const { user } = renderShell('/support', { handlers: here })
    await user.click(await screen.findByRole('link', { name: /No access to Osier/ }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'No access to Osier' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('Since this morning.')).toBeVisible()
    expect(
      screen.getByRole('link', { name: /^About Signals with Osier Genomics$/ }),
    ).toHaveAttribute('href', '/dv/osier_genomics/signals/')
    await user.click(screen.getByRole('link', { name: 'New ticket' }))
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeVisible()
  })

  it('files a ticket with the page one came from, and lists it first', async () => {
    let kept = [ticket]
    const view = renderShell('/support?from=%2Fdv%2Fosier_genomics%2Fsignals%2F', {
      handlers: {
        ...here,
        listTickets: () => kept,
        createTicket: ({ body }) => {
          const { subject, description, category } = body
          const filed = { ...ticket, id: 't2', subject, description, category, status: 'open' }
          kept = [filed, ...kept]
          return filed
        },
      },
    })
    expect(await screen.findByText(/Signals with Osier Genomics/)).toBeVisible()
    await write(view, 'Charts are empty', 'In the Signals app.')
    expect(await screen.findAllByText('Ticket sent')).not.toHaveLength(0)
    expect(view.transport.callsTo('createTicket')[0]?.body).toEqual({
      subject: 'Charts are empty',
      description: 'In the Signals app.',
      category: 'question',
      page_url: '/dv/osier_genomics/signals/',
      client_key: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
    })
    const list = screen.getByRole('region', { name: 'Your tickets' })
    expect(await within(list).findByText('Charts are empty')).toBeVisible()
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent),
    ).toEqual(['Charts are empty', 'No access to Osier'])
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('links to no address that leads elsewhere', async () => {
    const foreign = { ...ticket, page_url: '//evil.example' }
    renderShell('/support?ticket=t1', { handlers: { ...here, listTickets: [foreign] } })
    expect(await screen.findByRole('heading', { name: ticket.subject })).toBeVisible()
    expect(document.querySelector('a[href*="evil.example"]')).toBeNull()
  })

  it('sends no address of another host along', async () => {
    const view = renderShell('/support?from=https%3A%2F%2Felsewhere.example', {
      handlers: { ...here, createTicket: ticket },
    })
    await write(view, 'Question', 'Words')
    await screen.findAllByText('Ticket sent')
    expect(view.transport.callsTo('createTicket')[0]?.body.page_url).toBe('/')
  })

  it('says what is missing, and leads to it', async () => {
    const view = renderShell('/support', { handlers: here })
    await write(view, 'Only a subject', '')
    expect(await screen.findByText('This field cannot be empty')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    expect(view.transport.callsTo('createTicket')).toEqual([])
  })

  it('keeps every word when sending failed', async () => {
    const view = renderShell('/support', {
      handlers: { ...here, createTicket: refuse('server_error') },
    })
    await write(view, 'Charts are empty', 'In the Signals app.')
    expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Charts are empty')
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('In the Signals app.')
  })

  it('names words that are sent again as before, and other words otherwise', async () => {
    const view = renderShell('/support', {
      handlers: { ...here, createTicket: refuse('server_error') },
    })
    await write(view, 'Charts are empty', 'In the Signals app.')
    await screen.findByText('Something went wrong. Try again later.')
    await write(view, '', '')
    await write(view, '', ' Since today.')
    const keys = view.transport.callsTo('createTicket').map(({ body }) => body.client_key)
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringContaining(keys[0] ?? 'none')])
  })

  it('keeps what was written while other pages are open', async () => {
    const view = renderShell('/support', { handlers: here })
    await view.user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Half a')
    await view.user.click(screen.getByRole('link', { name: 'Vestibule, home' }))
    await screen.findByRole('heading', { name: 'Welcome, Inès Okafor' })
    await view.user.click(screen.getAllByRole('link', { name: 'Support' })[0] as HTMLElement)
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Half a')
  })

  it('offers what was not sent again on the next page, until it is discarded', async () => {
    const first = renderShell('/support', { handlers: here })
    await first.user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Half a')
    first.unmount()
    const next = renderShell('/support', { handlers: here })
    expect(await screen.findByText(/^Your unsent ticket of .* is back\.$/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half a')
    await next.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
    next.unmount()
    renderShell('/support', { handlers: here })
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('shows what the server says of a field at the field', async () => {
    const view = renderShell('/support', {
      handlers: {
        ...here,
        createTicket: refuse('validation_failed', { fields: { subject: ['Too vague'] } }),
      },
    })
    await write(view, 'Help', 'Words')
    const subject = screen.getByRole('textbox', { name: 'Subject' })
    await waitFor(() => expect(subject).toHaveFocus())
    expect(subject).toBeInvalid()
    expect(subject).toHaveAccessibleDescription('Too vague')
  })

  it('offers the form even when the list failed', async () => {
    const view = renderShell('/support', {
      handlers: { ...here, listTickets: refuse('server_error') },
    })
    const list = await screen.findByRole('region', { name: 'Your tickets' })
    expect(await within(list).findByRole('heading', { name: 'Server Error' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
    view.transport.use({ listTickets: [ticket] })
    await view.user.click(within(list).getByRole('button', { name: 'Retry' }))
    expect(await within(list).findByText('No access to Osier')).toBeVisible()
  })
})

describe('support in another system', () => {
  const external = (url: string | null) => ({
    getTicketSystem: { system: 'external' as const, url },
  })

  it('opens it in a new tab', async () => {
    const { transport } = renderShell('/support', {
      handlers: external('https://help.example/desk'),
    })
    const link = await screen.findByRole('link', { name: 'Open support' })
    expect(link).toHaveAttribute('href', 'https://help.example/desk')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(transport.callsTo('listTickets')).toEqual([])
  })

  it.each([null, 'javascript:alert(1)', 'not an address'])(
    'is no link when its address is %s',
    async (url) => {
      renderShell('/support', { handlers: external(url) })
      expect(await screen.findByText(/No address is set for it/)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Open support' })).not.toBeInTheDocument()
    },
  )
})

it('support that cannot be asked says so, and is asked again', async () => {
  const view = renderShell('/support', { handlers: { getTicketSystem: refuse('server_error') } })
  expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible()
  view.transport.use(here)
  await view.user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No access to Osier')).toBeVisible()
})

it.each([
  ['/dv/northfield_oncology/genome-browser', 'Genome Browser with Northfield Oncology'],
  ['/datasets/osier_genomics', 'the dataset Osier Genomics'],
  ['/dv/northfield_oncology/datasets/not_open', 'the dataset not_open'],
  ['/virtual-cohorts', 'Virtual cohorts'],
])('begins with a ticket that asks for access to %s, by its name', async (from, page) => {
  renderShell(`/support?from=${encodeURIComponent(from)}&ask=access`, {
    handlers: { getTicketSystem: { system: 'internal', url: null }, listTickets: [] },
  })
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Access to ${page}`),
  )
})

import { screen, waitFor } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const terms = {
  id: 'terms-2026',
  name: 'Terms of use 2026',
  state: 'in_force' as const,
  valid_from: '2026-11-01T00:00:00Z',
  replaces: null,
  accepted: 1,
  not_yet: 18,
  imported: false,
  published_by: 'Inès Okafor',
  published_at: '2026-10-20T09:00:00Z',
}
const handlers = {
  getAdministrator: administratorWith(['terms.read', 'terms.publish', 'support.read']),
  listTerms: { items: [terms], next: null },
  listTermsPeople: { items: [], next: null, total: 0 },
  publishTerms: { id: 'terms-2027' },
  listAllTickets: { items: [], next: null },
  listErrorReports: { items: [], next: null },
}
const name = () => screen.findByRole('textbox', { name: 'Name' })
const text = () => screen.findByRole('textbox', { name: /^Text/ })

describe('terms that are being written', () => {
  it('are kept while another section is visited, and count as unsaved work', async () => {
    const { user, hasUnsavedWork } = renderAdmin('/admin/terms/', { handlers })
    await user.type(await name(), 'Terms of 2027')
    await user.type(await text(), 'Be kind.')
    expect(hasUnsavedWork()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Support' }))
    await screen.findByRole('heading', { level: 1, name: 'Support' })
    expect(hasUnsavedWork()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    expect(await name()).toHaveValue('Terms of 2027')
    expect(await text()).toHaveValue('Be kind.')
  })

  it('are gone once they are published', async () => {
    const { user, hasUnsavedWork, transport } = renderAdmin('/admin/terms/', { handlers })
    await user.type(await name(), 'Terms of 2027')
    await user.type(await text(), 'Be kind.')
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: /^Publish/ }))
    await waitFor(() => expect(transport.callsTo('publishTerms')).toHaveLength(1))
    await waitFor(async () => expect(await name()).toHaveValue(''))
    expect(hasUnsavedWork()).toBe(false)
    expect(transport.problems).toEqual([])
  })

  it('are those of datasets where some are named, signed as is chosen', async () => {
    const { user, transport } = renderAdmin('/admin/terms/', { handlers })
    await user.type(await name(), 'Terms of Tides')
    await user.type(await text(), 'Name the source.')
    expect(screen.queryByLabelText('Accepted by')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Datasets' }), 'tides, four_rivers ,')
    await user.click(screen.getByLabelText('Accepted by'))
    await user.click(await screen.findByRole('option', { name: 'a written name' }))
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await findDialog()
    expect(dialog.getByText(/whoever opens one of these datasets must accept it/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^Publish/ }))
    await waitFor(() =>
      expect(transport.callsTo('publishTerms')[0]?.body).toMatchObject({
        datasets: ['tides', 'four_rivers'],
        signature: 'name',
      }),
    )
  })

  it('stay if they could not be published', async () => {
    const { user } = renderAdmin('/admin/terms/', {
      handlers: { ...handlers, publishTerms: refuse('server_error') },
    })
    await user.type(await name(), 'Terms of 2027')
    await user.type(await text(), 'Be kind.')
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: /^Publish/ }))
    await dialog.findByRole('alert')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await text()).toHaveValue('Be kind.')
  })
})

describe('the text of terms', () => {
  it.each([
    [
      'Be kind.\n\nDo & share < all >.\nThanks.',
      '<p>Be kind.</p>\n<p>Do &amp; share &lt; all &gt;.<br>Thanks.</p>',
    ],
    ['<h2>Be</h2><p>kind</p>', '<h2>Be</h2><p>kind</p>'],
  ])('may be written plainly or as HTML: %j', async (typed, sent) => {
    const { user, transport } = renderAdmin('/admin/terms/', {
      handlers: { ...handlers, publishTerms: noAnswer() },
    })
    await user.type(await name(), 'Terms of 2027')
    await user.click(await text())
    await user.paste(typed)
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    await user.click((await findDialog()).getByRole('button', { name: /^Publish/ }))
    await waitFor(() => expect(transport.callsTo('publishTerms')).toHaveLength(1))
    expect(transport.callsTo('publishTerms')[0]?.body.content).toBe(sent)
  })
})

it('asks for the text of a translation that has only a name', async () => {
  const { user, transport } = renderAdmin('/admin/terms/', { handlers, languages: ['en', 'de'] })
  await user.type(await name(), 'Terms of 2027')
  await user.type(await text(), 'Be kind.')
  await user.click(screen.getByRole('button', { name: /^Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  await user.type(await name(), 'Bedingungen')
  await user.click(screen.getByRole('button', { name: 'Publish…' }))
  await waitFor(async () => expect(await text()).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(transport.callsTo('publishTerms')).toEqual([])
})

describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])('the day of terms, in %s', (zone) => {
  const before = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = zone
  })
  afterEach(() => {
    process.env['TZ'] = before
  })

  it('is the day that the administrator has chosen, from its first minute there', async () => {
    const { user, transport } = renderAdmin('/admin/terms/', {
      handlers: { ...handlers, publishTerms: noAnswer() },
    })
    await user.type(await name(), 'Terms of 2027')
    await user.type(await text(), 'Be kind.')
    await user.type(screen.getByLabelText(/^Valid from/), '2026-12-05')
    await user.click(screen.getByRole('button', { name: 'Publish…' }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: /^Publish/ }))
    await waitFor(() => expect(transport.callsTo('publishTerms')).toHaveLength(1))
    const sent = transport.callsTo('publishTerms')[0]?.body.valid_from ?? ''
    const there = new Date(sent)
    expect([there.getFullYear(), there.getMonth() + 1, there.getDate()]).toEqual([2026, 12, 5])
    expect([there.getHours(), there.getMinutes()]).toEqual([0, 0])
  })
})

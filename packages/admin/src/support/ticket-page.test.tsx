import { screen, waitFor } from '@testing-library/react'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const ticket = {
  id: 'tic_1',
  number: 12,
  subject: 'Export stops',
  state: 'open' as const,
  category: 'problem' as const,
  support_code: null,
  created_at: '2026-11-19T16:20:00Z',
  by: { id: 'usr_1', name: 'Hélène Marchand' },
  organization: { id: 'calder', name: 'Calder Oncology' },
  description: 'I need all rows.',
  page_url: null,
  status: 'open' as const,
  email: 'helene.marchand@calder.example',
  answers: [],
}
const handlers = {
  getAdministrator: administratorWith(['support.read', 'support.answer']),
  getTicket: ticket,
  listAllTickets: { items: [ticket], next: null },
  listErrorReports: { items: [], next: null },
  answerTicket: null,
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /answer/i })

it('keeps half an answer while the list is visited, and tells of it as unsaved work', async () => {
  const { user, hasUnsavedWork } = renderAdmin('/admin/support/tic_1/', { handlers })
  await user.type(await field(), 'Please try')
  expect(hasUnsavedWork()).toBe(true)
  await user.click(screen.getAllByRole('link', { name: 'Support' })[0]!)
  await user.click(await screen.findByRole('link', { name: 'Export stops' }))
  expect(await field()).toHaveValue('Please try')
})

it('has no draft of another ticket', async () => {
  const { user, unmount } = renderAdmin('/admin/support/tic_1/', { handlers })
  await user.type(await field(), 'Please try')
  unmount()
  renderAdmin('/admin/support/tic_2/', {
    handlers: { ...handlers, getTicket: { ...ticket, id: 'tic_2' } },
  })
  expect(await field()).toHaveValue('')
})

it('clears the field once the answer is sent', async () => {
  const { user, hasUnsavedWork, transport } = renderAdmin('/admin/support/tic_1/', { handlers })
  await user.type(await field(), 'Please try again. ')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  const dialog = await findDialog()
  await user.click(dialog.getByRole('button', { name: /^Send/ }))
  await waitFor(() => expect(transport.callsTo('answerTicket')).toHaveLength(1))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  expect(transport.callsTo('answerTicket')[0]?.body.text).toBe('Please try again.')
  expect(hasUnsavedWork()).toBe(false)
})

it('keeps the answer if it could not be sent', async () => {
  const { user } = renderAdmin('/admin/support/tic_1/', {
    handlers: { ...handlers, answerTicket: refuse('server_error') },
  })
  await user.type(await field(), 'Please try again.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  const dialog = await findDialog()
  await user.click(dialog.getByRole('button', { name: /^Send/ }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('This could not be done. Try again.')
  await user.keyboard('{Escape}')
  expect(await field()).toHaveValue('Please try again.')
})

it('asks for words before it asks to send them', async () => {
  const { user } = renderAdmin('/admin/support/tic_1/', { handlers })
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('offers no answer to somebody who may not answer', async () => {
  renderAdmin('/admin/support/tic_1/', {
    handlers: { ...handlers, getAdministrator: administratorWith(['support.read']) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Export stops' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Answer|Close/ })).toBeNull()
})

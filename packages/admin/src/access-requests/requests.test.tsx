import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { administratorWith } from '../testing/administrator.ts'
import { findDialog, renderAdmin } from '../testing/render-admin.tsx'

const asked: ItemOf<'listAccessRequests'> = {
  id: 'req_1',
  number: 7,
  kind: 'renewal',
  state: 'submitted',
  resource: { id: 'DatasetResource:four_rivers', name: 'Four Rivers', kind: 'DatasetResource' },
  user: {
    id: 'usr_1',
    first_name: 'Helene',
    last_name: 'Aalto',
    email: 'helene@calder.example',
    organization: { id: 'calder', name: 'Calder' },
  },
  reason: 'The review takes longer',
  until: '2027-04-01T00:00:00Z',
  last_day: '2027-03-31',
  created_at: '2026-11-17T08:00:00Z',
  decided_by: null,
  decided_at: null,
}

/** A fake server on which the request waits until it is decided. `sent`: the bodies of the calls that decided it. */
function waiting(request: ItemOf<'listAccessRequests'> = asked) {
  let open = [request]
  const sent: unknown[] = []
  const decide = ({ body }: { body: unknown }) => {
    open = []
    sent.push(body)
    return null
  }
  return {
    sent,
    handlers: {
      getAdministrator: administratorWith(['access.read', 'access.write']),
      listAccessRequests: ({ query }: { query: Readonly<Record<string, unknown>> }) => ({
        items:
          query['state'] === 'decided'
            ? [
                {
                  ...request,
                  state: 'refused',
                  decided_by: 'Ada',
                  decided_at: '2026-11-18T08:00:00Z',
                },
              ]
            : open,
        next: null,
        total: open.length,
      }),
      extendAccess: decide,
      giveAccess: decide,
      refuseAccessRequest: decide,
    },
  }
}
const page = '/admin/requests/'

it('is approved until a day, which the person is told', async () => {
  const { handlers, sent } = waiting()
  const { user, transport } = renderAdmin(page, { handlers })
  const row = within(await screen.findByRole('row', { name: /Helene Aalto/ }))
  expect(row.getByText('The review takes longer')).toBeVisible()
  expect(row.getByText(/31 Mar(ch)? 2027/)).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Approve the request of Helene Aalto' }))
  const form = await findDialog()
  const day = form.getByLabelText(/Last day/)
  await user.type(day, '2027-09-30')
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('No requests are waiting')).toBeVisible()
  expect(sent).toEqual([{ user: 'usr_1', until: '2027-09-30' }])
  expect(transport.problems).toEqual([])
})

it('of a grant that was taken meanwhile is approved by a new grant', async () => {
  const { handlers, sent } = waiting({ ...asked, until: null, last_day: null })
  const { user } = renderAdmin(page, {
    handlers: { ...handlers, extendAccess: () => refuse('not_found') },
  })
  await user.click(await screen.findByRole('button', { name: /^Approve the request/ }))
  await user.click((await findDialog()).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('No requests are waiting')).toBeVisible()
  expect(sent).toEqual([{ user: 'usr_1', until: null }])
})

it('proposes the last day that the platform proposes', async () => {
  const { handlers, sent } = waiting()
  const getAdministrator = administratorWith(['access.read', 'access.write'], {
    proposed_last_day: '2027-05-01',
  })
  const { user } = renderAdmin(page, { handlers: { ...handlers, getAdministrator } })
  await user.click(await screen.findByRole('button', { name: /^Approve the request/ }))
  const form = await findDialog()
  expect(form.getByLabelText(/Last day/)).toHaveValue('2027-05-01')
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('No requests are waiting')).toBeVisible()
  expect(sent).toEqual([{ user: 'usr_1', until: '2027-05-01' }])
})

it('is refused with a reason, which is required', async () => {
  const { handlers, sent } = waiting()
  const { user } = renderAdmin(page, { handlers })
  await user.click(await screen.findByRole('button', { name: /^Refuse the request/ }))
  const form = await findDialog()
  await user.type(form.getByLabelText('Reason, which Helene Aalto reads'), 'The study is over')
  await user.click(form.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('No requests are waiting')).toBeVisible()
  expect(sent).toEqual([{ reason: 'The study is over' }])
})

it('that is decided is listed with who decided it', async () => {
  const { user } = renderAdmin(page, { handlers: waiting().handlers })
  await user.click(await screen.findByRole('tab', { name: 'Decided' }))
  expect(await screen.findByText('Refused')).toBeVisible()
  expect(screen.getByText(/by Ada/)).toBeVisible()
})

it('offers nothing to a reader of administration', async () => {
  const { handlers } = waiting()
  const getAdministrator = administratorWith(['access.read'])
  renderAdmin(page, { handlers: { ...handlers, getAdministrator } })
  expect(await screen.findByText('The review takes longer')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
})

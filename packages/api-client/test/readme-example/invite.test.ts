import { createFakeClient, refuse } from '@vestibule/api-client/testing'
import { expect, it, vi } from 'vitest'
import { invite } from './invite.ts'

it('shows who is invited, once the administrator has proved who they are', async () => {
  const page = {
    organization: 'acme',
    show: vi.fn<(id: string) => void>(),
    askForProof: vi.fn<() => void>(),
  }
  const { client, transport } = createFakeClient({ inviteUser: refuse('step_required') })
  await invite(client, page)
  expect(page.askForProof).toHaveBeenCalledOnce()
  transport.use({ inviteUser: { id: 'u1' } })
  await invite(client, page)
  expect(page.show).toHaveBeenCalledWith('u1')
  expect(transport.problems).toEqual([])
})

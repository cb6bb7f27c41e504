import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderAccount } from './testing/render-account.tsx'

const event = (id: string) => ({
  id,
  event: 'signed_in',
  at: '2026-11-20T13:00:00Z',
  ip: null,
  factor: 'password',
})

it('says how many older events are shown, in the words of that number', async () => {
  const { user, transport } = renderAccount('activity', {
    handlers: { getProfile: profile, listAccountEvents: { items: [event('2')], next: '2' } },
  })
  const more = await screen.findByRole('button', { name: 'Show older' })
  transport.use({ listAccountEvents: { items: [event('1')], next: null } })
  await user.click(more)
  expect(await screen.findByText('1 older one is shown')).toBeInTheDocument()
})

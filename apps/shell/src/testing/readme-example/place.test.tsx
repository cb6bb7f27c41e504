import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Place } from './place.tsx'

it('sends the place and the code', async () => {
  const onDone = vi.fn<(place: string, code: string) => void>()
  render(<Place onDone={onDone} />)
  await userEvent.click(screen.getByRole('button', { name: 'Place Jena' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Oslo' }))
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  expect(onDone).toHaveBeenCalledWith('oslo', '123456')
})

import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { callsOf } from '../calls.ts'
import { useCall } from './use-call.ts'

const owner = {}

function Name({ id, call }: { readonly id: string; readonly call: (id: string) => string | null }) {
  const { state, retry } = useCall(owner, `name ${id}`, async () => {
    const value = call(id)
    return value === null ? { error: { userMessage: 'Not now' } } : { value }
  })
  return (
    <p>
      {state.status === 'loaded' ? state.value : state.status}{' '}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  )
}

it('asks once for all parts that use a key, in strict mode too', async () => {
  const call = vi.fn<(id: string) => string>((id) => `Name of ${id}`)
  render(
    <StrictMode>
      <Name id="1" call={call} />
      <Name id="1" call={call} />
    </StrictMode>,
  )
  expect(await screen.findAllByText(/Name of 1/)).toHaveLength(2)
  expect(call).toHaveBeenCalledTimes(1)
})

it('asks again with the function of the last render', async () => {
  const { rerender } = render(<Name id="2" call={() => 'before'} />)
  await screen.findByText(/before/)
  rerender(<Name id="2" call={() => 'after'} />)
  await act(() => callsOf(owner).refresh('name'))
  expect(screen.getByText(/after/)).toBeVisible()
})

it('asks for another key, and shows nothing of the first meanwhile', async () => {
  const { rerender } = render(<Name id="3" call={(id) => `Name of ${id}`} />)
  await screen.findByText(/Name of 3/)
  rerender(<Name id="4" call={(id) => `Name of ${id}`} />)
  expect(screen.queryByText(/Name of 3/)).toBeNull()
  expect(await screen.findByText(/Name of 4/)).toBeVisible()
})

it('tries again after a failure', async () => {
  let answer: string | null = null
  render(<Name id="5" call={() => answer} />)
  await screen.findByText(/failed/)
  answer = 'Ada'
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  expect(await screen.findByText(/Ada/)).toBeVisible()
})

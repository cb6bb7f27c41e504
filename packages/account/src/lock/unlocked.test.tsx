import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnlockedContext, useUnlocked } from './unlocked.ts'

function Page({ calls }: { readonly calls: string[] }) {
  useUnlocked(() => calls.push('again'))
  return null
}

it('loads a page again at each unlocking, but not a page that is opened later', () => {
  const calls: string[] = []
  const unlockedTimes = (count: number) => (
    <UnlockedContext value={count}>
      <Page calls={calls} />
    </UnlockedContext>
  )
  const { rerender } = render(unlockedTimes(1))
  rerender(unlockedTimes(1))
  expect(calls).toEqual([])
  rerender(unlockedTimes(2))
  expect(calls).toEqual(['again'])
})

import { gapsOfStories } from '@vestibule/app-kit/testing/flow-states'
import { expect, it } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true })

it('administration has a story for each state', () => {
  expect(gapsOfStories(['admin'], {}, Object.values(files))).toEqual([])
})

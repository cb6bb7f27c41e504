import { gapsOfStories } from '@vestibule/app-kit/testing/flow-states'
import { expect, it } from 'vitest'
import { accountPaths } from '@vestibule/app-kit/account-paths'
import { neverIn } from '../account-story.tsx'

const files = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true })

it('every page has a story for each state that it can be in', () => {
  expect(
    gapsOfStories(
      Object.keys(accountPaths) as (keyof typeof accountPaths)[],
      neverIn,
      Object.values(files),
    ),
  ).toEqual([])
})

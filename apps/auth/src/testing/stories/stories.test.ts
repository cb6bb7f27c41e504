import { gapsOfStories } from '@vestibule/app-kit/testing/flow-states'
import { expect, it } from 'vitest'
import { neverIn, screens, type ScreenName } from '../screen-story.tsx'

const files = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true })

it('every screen has a story for each state that it can be in', () => {
  expect(
    gapsOfStories(Object.keys(screens) as ScreenName[], neverIn, Object.values(files)),
  ).toEqual([])
})

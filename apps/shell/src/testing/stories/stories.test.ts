import { shellPaths } from '@vestibule/api-client/contract'
import { gapsOfStories } from '@vestibule/app-kit/testing/flow-states'
import { expect, it } from 'vitest'
import { neverIn } from '../page-story.tsx'

const files = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true })

it('every page has a story for each state that it can be in', () => {
  // The pages `admin`, `requests` (to ask for data) and `data` (to give it) have their stories in packages/admin.
  const own = shellPaths.filter((path) => !['admin', 'data', 'requests'].includes(path))
  const pages = ['home', ...own, 'app'] as const
  expect(gapsOfStories(pages, neverIn, Object.values(files))).toEqual([])
})

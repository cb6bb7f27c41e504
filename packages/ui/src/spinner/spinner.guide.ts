import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Inside what is busy; the element itself is `aria-busy`.'],
  avoid: ['A whole page: a FullScreenLoader.'],
  anatomy: ['Ring'],
}

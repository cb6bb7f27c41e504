import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Things one below, or beside, the other at the distances of the scale.'],
  avoid: ['A grid of cards.'],
  anatomy: ['Children'],
  constants: [['Gaps', '4, 8, 16, 24, 32']],
}

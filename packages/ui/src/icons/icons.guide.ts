import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Beside words, in the same colour.'],
  avoid: ['Alone without a title.', 'As an illustration.'],
  anatomy: ['Strokes on a grid of 20'],
  constants: [['Grid', '20, stroke 1.5, round ends']],
}

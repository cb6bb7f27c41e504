import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ["The width of a page's content."],
  avoid: ['The card of the sign-in screens.'],
  anatomy: ['Content'],
  constants: [['Widths', '780, 920, 1220']],
}

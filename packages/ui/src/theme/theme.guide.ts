import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ["Once at the root: theme and the organisation's colours."],
  avoid: ['Colouring one component: its own tokens.'],
  anatomy: ['Attributes and custom properties on the root'],
  constants: [
    ['Text on a brand colour', 'Black or white, whichever reads better'],
    ['A value that is no colour', 'Is left out'],
  ],
}

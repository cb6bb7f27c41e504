import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The button of a filter whose panel is your own, or comes later.'],
  avoid: ['A list of options to filter by: a FilterPopover, which has this button.'],
  anatomy: ['Label with what is chosen', 'Chevron'],
  keyboard: [['Enter, Space', 'Presses it']],
  content: [
    "The property: 'Data type'; once applied, with the value or the number: 'Data type: 2'.",
  ],
  constants: [['Height', '32']],
}

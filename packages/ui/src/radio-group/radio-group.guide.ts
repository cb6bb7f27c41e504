import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['One of two to seven, all in view.'],
  avoid: ['More than seven: a Select.', 'On or off: a Switch or a Checkbox.'],
  anatomy: ['Label', 'Description', 'Options with label and description', 'Error'],
  keyboard: [
    ['Tab', 'To the chosen one, or the first'],
    ['↓ ↑', 'Moves and chooses'],
  ],
  content: [
    'The list variant is for choosing a thing, such as a customer.',
    'The segmented variant has a word each, and changes what one sees at once, such as the theme.',
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Beside a word that needs explaining, inside a Tooltip.'],
  avoid: ['What everybody must read: text.'],
  anatomy: ['Sign or tag'],
  keyboard: [
    ['Enter, Space', 'Opens and closes the note'],
    ['Escape', 'Closes it'],
  ],
  content: ["The label names the note: 'About inclusion criteria'."],
  constants: [
    [
      'Types',
      'info, info_filled, info_tag, question, question_filled, warning, warning_filled, new_tag, no_icon',
    ],
    ['Another type', 'Throws, listing these'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['An action that everybody knows by its sign: close, copy, search.'],
  avoid: ['An action that needs a word: a Button.'],
  anatomy: ['Icon', 'Name, for assistive technology'],
  keyboard: [['Enter, Space', 'Presses it']],
  content: ["The label is a verb: 'Close'. A Tooltip shows it where space allows."],
  constants: [['Sizes', '24, 32, 44 px']],
}

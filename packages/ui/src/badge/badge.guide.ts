import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: [
    'A fact about the thing beside it that is worth comparing: a data type, a state, an audience.',
  ],
  avoid: ['Something to press: a Button.', 'A number that counts what is new: words.'],
  anatomy: ['Icon', 'Word'],
  content: ['One or two words, as in a list: no full stop.'],
}

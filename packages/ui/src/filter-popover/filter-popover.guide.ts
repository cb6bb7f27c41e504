import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Narrowing a list by one property; several stand in a row.'],
  avoid: ['Choosing for a form: a MultiSelect.', 'Two or three options with room: checkboxes.'],
  anatomy: [
    'Button with the number chosen',
    'Search',
    "'Select all'",
    'Boxes with counts',
    "'Clear' and the result",
  ],
  keyboard: [
    ['Enter, Space', 'Opens it'],
    ['↓', 'From the search into the list'],
    ['↓ ↑ Home End', 'From box to box'],
    ['Space', 'Checks and unchecks'],
    ['Escape', 'Empties the search, then closes; the focus returns to the button'],
  ],
  content: ['It applies at once, and the address of the page says what is applied.'],
  constants: [
    ['Width', '200, 300, 600'],
    ['Height', '400 at most'],
    ['Transition', '350 ms'],
    ['No match', "'No Results'"],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Several of many values in a form: audiences, sellers, data partners.'],
  avoid: ['Narrowing a list: a FilterPopover.', 'Up to five options with room: checkboxes.'],
  anatomy: ['Label', 'Chips', 'Input', "List with 'Select all' and boxes"],
  keyboard: [
    ['Letters', 'Find'],
    ['↓ ↑', 'From option to option'],
    ['Enter', 'Adds and takes away; the list stays open'],
    ['Backspace', 'In an empty field takes away the last'],
    ['Escape', 'Closes the list'],
  ],
  content: ["Where none means all, the placeholder says 'All'."],
  constants: [['Choosing sellers', 'Clears the chosen data partners']],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['An app or another thing to open, in a grid.'],
  avoid: ['Something to read without opening it: text.'],
  anatomy: ['Icon or initials', 'Title', 'Line below', 'Badges', 'Arrow, or a lock'],
  keyboard: [
    ['Tab', 'The whole card is one stop'],
    ['Enter', 'Opens it'],
  ],
  content: ['One that cannot be opened says why in its second line.'],
  constants: [['Product lines', 'Four colours, on the icon alone']],
}

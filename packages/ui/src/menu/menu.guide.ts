import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Commands and links that belong to one button.'],
  avoid: ['Anything to type or to tick: a Popover.', 'One of several values: a Select.'],
  anatomy: ['Button', 'List', 'Sections', 'Items with icon and remark'],
  keyboard: [
    ['Enter, Space, ↓', 'Opens it'],
    ['↓ ↑ Home End', 'From item to item'],
    ['Letters', 'To the item that begins so'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes; the focus returns'],
  ],
}

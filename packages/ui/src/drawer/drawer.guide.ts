import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Reading or editing beside the page: documentation, details.'],
  avoid: ['A question to answer: a Modal.', 'A few choices: a Popover.'],
  anatomy: [
    'Scrim',
    'Sheet',
    'Header with title, actions, full screen and Close',
    'Body',
    'Footer that stays in view',
  ],
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Asks to close'],
    ['↓ ↑ Page keys', 'Scroll the sheet, which has the focus at first'],
  ],
  content: ['Unsaved text is asked about before it closes: the caller decides in `onClose`.'],
  constants: [
    ['Width', '732, documents 900'],
    ['Swipe', 'From 20 px at the edge; stays beyond 0.52 of the width or from 450 px/s'],
    ['Always there', 'The Close button, for those who cannot swipe'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: [
    'A question that has to be answered before going on.',
    'A short task that belongs to the page behind it.',
  ],
  avoid: [
    'Reading beside the page: a Drawer.',
    "What can be undone: do it, and offer 'Undo' in a Toast.",
  ],
  anatomy: [
    'Scrim',
    'Card',
    'Title and description',
    'Close button',
    'Body',
    'Footer that stays in view',
  ],
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Asks to close, unless it is blocking'],
  ],
  content: ['The title is the question. The buttons are the answers, as verbs.'],
  constants: [
    ['Width', '600; 500 for signing in'],
    ['Session expiring', '450 × 260 at least'],
    ['Session expired', '350 × 150 at least, blocking'],
    ['Below 600 px', '600 and 500 fill the screen'],
  ],
}

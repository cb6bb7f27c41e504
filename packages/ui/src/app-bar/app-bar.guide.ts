import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The top of every page of an app: where one is, and what is always at hand.'],
  avoid: ["The sign-in screens: they have the card's header."],
  anatomy: [
    'Skip link',
    'Brand',
    'What the page is about, after a slash',
    'Icon buttons',
    'User button',
  ],
  keyboard: [
    [
      'Tab',
      'First to the skip link, then through the bar; in full screen the bar comes into view with the focus',
    ],
  ],
  constants: [
    ['Height', '50 px, 0 in full screen'],
    ['In full screen', 'Appears on hover and on focus within'],
  ],
}

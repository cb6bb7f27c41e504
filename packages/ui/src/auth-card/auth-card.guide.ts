import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Every step of signing in and of recovering an account.'],
  avoid: ['Inside the shell: a Section.'],
  anatomy: [
    'Header with brand and steps',
    'Intro with the heading',
    'Form',
    'Guide beside it',
    'Footer: Back at the start, help at the end',
  ],
  keyboard: [['Tab', 'Through the form, then the footer']],
  content: [
    'The heading is what the reader does here. It receives the focus at each step, and the title of the page begins with it.',
  ],
  constants: [
    ['Width', '500, or 920 with a guide'],
    ['Below 600 px', 'The card is the page'],
  ],
}

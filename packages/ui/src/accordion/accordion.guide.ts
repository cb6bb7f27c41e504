import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Several sections of which a reader needs one or two, such as questions and answers.'],
  avoid: [
    'One thing to show and hide: a Disclosure.',
    'Sections of equal weight that are compared: headings, or Tabs.',
  ],
  anatomy: ['Heading with a button', 'Chevron', 'Panel'],
  keyboard: [
    ['Tab', 'To the next heading'],
    ['Enter, Space', 'Opens and closes'],
    ['↓ ↑', 'To the next and the last heading'],
    ['Home, End', 'To the first and the last'],
  ],
  content: ['A title says what stands below it, as a question or a noun phrase.'],
}

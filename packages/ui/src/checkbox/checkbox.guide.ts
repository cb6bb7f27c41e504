import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: [
    'Any number of several, or agreeing to one thing.',
    "'Select all' above a list, mixed while some are chosen.",
  ],
  avoid: ['What takes effect at once: a Switch.', 'One of several: a RadioGroup.'],
  anatomy: ['Box', 'Label', 'Description', 'Remark at the end', 'Error'],
  keyboard: [['Space', 'Checks and unchecks']],
  content: ["A statement that is true when it is checked: 'I have read and accept …'."],
  constants: [['Target', '24 px at least, the label included']],
}

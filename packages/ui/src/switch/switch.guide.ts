import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A setting that takes effect at once.'],
  avoid: ['A form that is sent: a Checkbox.'],
  anatomy: ['Label', 'Description', 'Track and thumb'],
  keyboard: [['Space', 'Switches it']],
  content: ["The label names what is on: 'Interactive'. It does not change with the state."],
  constants: [['Target', '24 px at least, the label included']],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['One thing most readers do not need: help below a form.'],
  avoid: ['Several in a row: an Accordion.', 'What everybody must read.'],
  anatomy: ['Button with a chevron', 'Panel'],
  keyboard: [['Enter, Space', 'Shows and hides']],
  content: ["A question or the name of what is hidden: 'Trouble Logging in?'."],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Going to another page, in a sentence or alone.'],
  avoid: ['Something that happens here: a Button.'],
  anatomy: ['Words', 'Icon for a new tab'],
  keyboard: [['Enter', 'Follows it']],
  content: ["The words say where it leads. 'Opens in a new tab' is said, not only drawn."],
}

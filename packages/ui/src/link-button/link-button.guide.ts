import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The main way on that leads to another page.'],
  avoid: ['Something that happens here: a Button.'],
  anatomy: ['Icon', 'Label'],
  keyboard: [['Enter', 'Follows it']],
}

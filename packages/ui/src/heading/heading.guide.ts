import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The outline of a page. Level and size are chosen apart.'],
  avoid: ['Emphasis within text: `strong`.'],
  anatomy: ['Text'],
  content: ['One level 1 on a page. No full stop.'],
  constants: [['Sizes', '32/40, 24/32, 20/28, 16/24, 14/20; weight 600']],
}

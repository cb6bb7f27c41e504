import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Words of the sizes and tones of the system.'],
  avoid: ['The outline of the page: a Heading.'],
  anatomy: ['Text'],
  content: ['`code` for codes, keys, addresses and ids: slashed zero, serifed I.'],
  constants: [['Sizes', '12/16, 14/20, 16/24; weight 400']],
}

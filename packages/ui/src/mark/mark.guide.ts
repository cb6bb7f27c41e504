import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Where there is no room for the name.'],
  avoid: ['Beside another logo of ours.'],
  anatomy: ['Frame', 'Door', 'Threshold'],
  constants: [['Sizes', '26 app bar, 32 card, 64 loader']],
}

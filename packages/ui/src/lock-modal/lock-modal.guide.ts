import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Pressing a part that only premium organisations have.'],
  avoid: ['A part that the reader may not see for another reason: say so in its place.'],
  anatomy: ['Lock and title', 'Why', 'Tier', "'Not now' and the way to premium"],
  keyboard: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes it'],
  ],
  constants: [['Tiers', 'explore, premium']],
}

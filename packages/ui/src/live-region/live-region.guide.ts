import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Once at the root of an app; `useAnnounce` says what changed without moving the focus.'],
  avoid: ['What the focus moves to anyway: it is read by itself.', 'Every tick of a clock.'],
  anatomy: ['Polite region', 'Assertive region'],
  content: ['Assertive only for what cannot wait: a rejected code.'],
}

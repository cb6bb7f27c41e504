import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Content whose shape is known, for the moment until it comes.'],
  avoid: ['An action that runs: a busy Button.'],
  anatomy: ['Bars in the shape of what comes'],
}

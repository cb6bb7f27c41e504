import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The page around the card of the sign-in screens.'],
  avoid: ["The shell's pages."],
  anatomy: ["Page in the organisation's colour", 'Three frames'],
  constants: [
    ['Page', '#2670FF, or `authAppBackgroundColor`'],
    ['Frames', '32, 80 and 160 px around; none below 600'],
  ],
}

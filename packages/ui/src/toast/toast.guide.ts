import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Confirming what just happened, where nobody needs to find it again.'],
  avoid: [
    'An error alone: say it where it happened, and in a toast at most as well.',
    'Something to decide: a Modal.',
  ],
  anatomy: ['Icon', 'Message', 'Action', 'Close button'],
  keyboard: [
    ['Tab', 'Reaches it; its time stands still'],
    ['Enter', 'On Close gives the focus back'],
  ],
  content: ["A past fact in a few words: 'Document saved successfully'."],
  constants: [
    ['Time', '6000 ms; stands still while hovered, focused or unseen'],
    ['Place', 'Top centre'],
    ['Close label', "'Close'"],
  ],
}

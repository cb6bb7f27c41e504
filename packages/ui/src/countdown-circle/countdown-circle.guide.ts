import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Seconds that are left until something happens by itself.'],
  avoid: ['Minutes and hours: text in `vb-tnum`.', 'Work of unknown length: a Spinner.'],
  anatomy: ['Ring that closes', 'Seconds', 'Label', 'Live region for milestones'],
  content: ["The label ends where the number goes on: 'Verifying your access in'."],
  constants: [
    ['A cycle of the device code', '30 s, nine times, 2 s between'],
    ['Read out', 'At its milestones only'],
  ],
}

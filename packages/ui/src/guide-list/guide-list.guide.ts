import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['What a reader has to do, step by step, beside a form.'],
  avoid: ['The progress of a flow: StepDoors.'],
  anatomy: ['Title', 'Numbered doors', 'Steps'],
}

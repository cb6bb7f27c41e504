import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The progress of a flow with a known number of steps.'],
  avoid: ['A process whose length is unknown: a Spinner.'],
  anatomy: ['Words', 'Doors on a threshold'],
  content: ["'Step 2 of 3'; for terms '1 of 2'."],
}

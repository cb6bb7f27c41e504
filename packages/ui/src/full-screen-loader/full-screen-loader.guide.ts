import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The first load of an app, and leaving it.'],
  avoid: ['A part of the page: skeletons.', 'Something that takes less than 200 ms: nothing.'],
  anatomy: ['Mark with the sliding threshold', 'Status', 'Message and action'],
  content: ["'Server Error' with Retry when the settings cannot be read."],
  constants: [['Appears', 'After 200 ms']],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A part of the page that could not be fetched.'],
  avoid: ['An empty answer: an EmptyState.', 'A form that was refused: an Alert above its button.'],
  anatomy: ['Drawing', 'Title', 'Text', 'Retry', 'Support code'],
  keyboard: [['Tab', 'To Retry']],
  content: ["'Server Error' unless more is known. The support code is the one in the report."],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: [
    "What went wrong, or right, in the part of the page it stands in: above a form's submit button, in an empty panel.",
  ],
  avoid: [
    'News about the whole page: a Banner.',
    'A confirmation nobody needs to find again: a Toast.',
    'The error of one field: its `error`.',
  ],
  anatomy: ['Icon', 'Title', 'Text', 'Action', 'Close button'],
  keyboard: [['Tab', 'To the action and the Close button']],
  content: [
    'One alert for a problem. It says what happened and what to do, and blames nobody.',
    '`role="alert"` only where it appears because of what the reader just did.',
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Finding in a list, as one types.'],
  avoid: ['A question to the server with many fields: a form.'],
  anatomy: ['Icon', 'Input', 'Shortcut', 'Clear button'],
  keyboard: [
    ['Escape', 'Empties it'],
    ['/', 'Focuses it, where the page listens'],
  ],
  content: [
    "The placeholder says what is searched: 'Search apps and datasets'. The count of results is read out.",
  ],
}

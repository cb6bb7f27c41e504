import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Something happens here: send, open, copy.'],
  avoid: ['Going somewhere else: a LinkButton or a Link.', 'On or off: a Switch.'],
  anatomy: ['Icon', 'Label', 'Spinner with the words for busy'],
  keyboard: [['Enter, Space', 'Presses it; nothing while it is busy']],
  content: [
    "A verb and what it acts on: 'Save document'.",
    'One primary button in a view.',
    'Disabled only where the specification says so; busy keeps focus and width.',
  ],
  constants: [
    ['Heights', '44 for sign-in, 36 in the shell, 32 for filters'],
    ['Ripple', '550 ms'],
  ],
}

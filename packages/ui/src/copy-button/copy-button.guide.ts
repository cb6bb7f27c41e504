import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Beside a key, a code or an address that is needed elsewhere.'],
  avoid: ['Text that can be selected with ease and is seldom needed.'],
  anatomy: ['Icon', 'Label of three states, in the room of the widest'],
  keyboard: [['Enter, Space', 'Copies']],
  content: ["'Copy', or 'Copy link' where there are several."],
  constants: [
    ["'Copied'", '1000 ms, read out'],
    ['Clipboard refused', 'Its `source` is selected, ready to be copied by hand'],
  ],
}

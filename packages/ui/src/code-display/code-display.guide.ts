import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A code that is typed on another device.'],
  avoid: ['A key that is pasted: text with a CopyButton.'],
  anatomy: ['A doorway for each character'],
  content: ['Upper-case letters and digits. O and 0, I and 1 differ by their shapes.'],
  constants: [
    ['Characters', '6'],
    ['Read as', 'One character after the other'],
    ['Copied as', 'One word'],
  ],
}

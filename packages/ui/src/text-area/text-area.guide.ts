import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Several lines: a note, a description.'],
  avoid: ['One line: a TextField.'],
  anatomy: ['Label', 'Description', 'Textarea', 'Message'],
  keyboard: [['Enter', 'A new line']],
  constants: [
    ['Height', 'As the text needs, between `minRows` and `maxRows`; documents 400 px'],
    ['Where the browser does not size it', 'Measured, in 20 passes at most'],
  ],
}

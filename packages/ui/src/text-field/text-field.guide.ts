import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['One line of text: an email, a name.'],
  avoid: ['A whole number: an IntegerField.', 'A code: a CodeInput.'],
  anatomy: [
    'Label, with a link at its end',
    'Description',
    'Adornments',
    'Input',
    'Clear button, spinner, check',
    'Message',
  ],
  keyboard: [['Enter', 'Submits the form']],
  content: [
    'The label stays. A placeholder is an example, never the label.',
    "The error says how to mend it: 'Please enter a valid email'.",
  ],
  constants: [
    ['Variants', 'underlined, outlined, filled (default), rounded'],
    ['Type on phones', '16 px, so that nothing zooms'],
  ],
}

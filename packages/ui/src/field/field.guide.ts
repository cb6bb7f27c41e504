import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A control of your own that needs label, description and message like the others.'],
  avoid: ['TextField, Select and the like have it inside.'],
  anatomy: ['Label', 'Link at the end of its line', 'Description', 'Control', 'Message'],
  content: ['The label stays while the field is filled in. The message says how to mend it.'],
  constants: [
    ['Label to field', '8 px'],
    ['Field to field', '24 px'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A password, old or new.'],
  avoid: ['A one-time code: a CodeInput.'],
  anatomy: ['Label', 'Input', 'Show and hide'],
  keyboard: [
    ['Tab', 'From the input to the toggle'],
    ['Enter, Space', 'On the toggle shows and hides'],
  ],
  content: ['Pasting and password managers are welcome.'],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['The name of the product, on the card and in the app bar; it leads home.'],
  avoid: ['As a decoration.'],
  anatomy: ['Mark', 'Name', 'Line below'],
  keyboard: [['Enter', 'Leads home']],
  content: ["'Sign In', and 'Powered by' with the provider's name."],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['One of eight or more, or of fewer where there is no room.'],
  avoid: ['Two to seven with room: a RadioGroup.', 'A command: a Menu.'],
  anatomy: ['Label', 'Button with the value', 'List with a check on the chosen one', 'Message'],
  keyboard: [
    ['Enter, Space, ↓ ↑', 'Opens it'],
    ['↓ ↑ Home End', 'From option to option'],
    ['Letters', 'To the option that begins so'],
    ['Enter, Space', 'Chooses'],
    ['Escape', 'Closes without choosing'],
  ],
  content: ["A placeholder only where no choice is a choice: 'All'."],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A code that came by mail, from an authenticator app or from the list of recovery codes.'],
  avoid: ['A number to reckon with: an IntegerField.', 'A password: a PasswordField.'],
  anatomy: ['Label', 'One input over all slots', 'Slots', 'Separator', 'Message'],
  keyboard: [
    ['Letters, digits', 'Fill the next slot; others are left out'],
    ['Backspace', 'Empties the last slot'],
    ['Paste', 'Fills up to the length, without separators'],
    ['Enter', 'Submits at full length'],
  ],
  content: ["The label says where the code is found: 'Code from the app'."],
  constants: [
    ['Length', '6, or 8 as 4-4'],
    ['Wrong code', 'Cleared, shaken once for 320 ms, said aloud, focused'],
    ['Autofill', '`one-time-code`'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A new password, below its field.'],
  avoid: ['Signing in with a password that exists.'],
  anatomy: ['Title and count', 'Meter', 'Rules'],
  content: ['A rule says what is needed, not what is missing.'],
  constants: [
    ['Length', '12 to 100 characters'],
    ['Read out', '700 ms after typing stops'],
  ],
}

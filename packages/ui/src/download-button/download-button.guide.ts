import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A file made in the page, such as recovery codes.'],
  avoid: ['A file on the server: a LinkButton with `download`.'],
  anatomy: ['Icon', 'Label'],
  keyboard: [['Enter, Space', 'Saves the file']],
  constants: [['Recovery codes', '`recovery_codes.txt`']],
}

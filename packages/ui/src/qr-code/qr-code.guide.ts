import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Setting up an authenticator app on another device.'],
  avoid: ['The only way to get at what it says: the text stands beside it.'],
  anatomy: ['Light plate', 'Quiet zone', 'Code'],
  content: [
    'Beside it the key in groups of four, with a CopyButton; on touch devices an `otpauth:` link.',
  ],
  constants: [
    ['Error correction', 'H'],
    ['Quiet zone', '4 modules'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Once in an app, below the app bar; it stays mounted.'],
  avoid: ['A request that failed: an Alert where it was made.'],
  anatomy: ['Banner of three kinds, in one live region'],
  keyboard: [['Tab', 'To the Close button']],
  content: ["'No internet connection', 'Slow internet connection', 'Connection restored'."],
  constants: [
    ['Slow', 'Downlink below 1'],
    ['Restored', 'Leaves after 3000 ms'],
    ['Closed', 'Until the next change'],
  ],
}

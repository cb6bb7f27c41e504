import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Two to five views of the same thing, one at a time.'],
  avoid: ['Going to another page: links.', 'Steps in an order: a flow.'],
  anatomy: ['List of tabs with counts', 'Line below the chosen one', 'Toolbar', 'Panel'],
  keyboard: [
    ['← →', 'From tab to tab, and chooses unless `manual`'],
    ['Home, End', 'To the first and the last'],
    ['Tab', 'Into the panel'],
  ],
  constants: [['Height', '32 px']],
}

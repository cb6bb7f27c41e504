import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A dataset to open, in a grid.'],
  avoid: ['Many datasets that are compared by columns: a table.'],
  anatomy: ['Icon', 'Name, with the members in parentheses', 'Version', 'Badges'],
  keyboard: [
    ['Tab', 'The whole card is one stop'],
    ['Enter', 'Opens it'],
  ],
  constants: [['Federated', 'Aggregate only']],
}

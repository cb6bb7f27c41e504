import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ["A few controls or facts that belong to one button: a dataset switcher, a user's panel."],
  avoid: ['Commands alone: a Menu.', 'One sentence: a Tooltip.'],
  anatomy: ['Button', 'Panel'],
  keyboard: [
    ['Enter, Space', 'Opens it and goes in'],
    ['Tab', 'Through it; leaving closes it'],
    ['Escape', 'Closes; the focus returns'],
  ],
  constants: [
    ['Width', '200, 300, 600'],
    ['Height', '400 at most'],
    ['Transition', '350 ms'],
  ],
}

import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A sentence more about one element.'],
  avoid: ['What everybody must read: text.', 'Controls: a Popover.'],
  anatomy: ['Element', 'Bubble with an arrow'],
  keyboard: [
    ['Tab', 'On the element opens it; with links goes in'],
    ['Escape', 'Closes it, and nothing else'],
  ],
  content: ['One or two sentences.'],
  constants: [
    ['Delay', '100 ms; a finger 700 ms, and it stays 1500 ms after it'],
    ['Placement', "Twelve; 'bottom' unless said otherwise"],
    ['Width', '300 at most; medium 400, large 600, No Wrap'],
  ],
}

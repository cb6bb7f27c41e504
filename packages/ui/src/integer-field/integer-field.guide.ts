import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A whole number: an age, a count.'],
  avoid: ['A code or a year of birth in a date: a TextField.'],
  anatomy: ['Label', 'Input', 'Clear button', 'Message'],
  keyboard: [
    ['Digits, one leading minus', 'Are let in; nothing else is'],
    ['↑ ↓', 'One more, one less'],
    ['Enter', 'Submits'],
  ],
  content: ["The unit stands in the label: 'Fewest patients'."],
  constants: [
    ['Step', '1'],
    ['Clear', 'Submits the empty value'],
    ['Phones', "Letters' keyboard where a minus is allowed, because the pad of digits has none"],
  ],
}

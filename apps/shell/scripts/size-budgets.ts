import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  // Of the scripts 200 bytes are variants of components, in place of rules that changed them from outside, and 300 the
  // idle lock: reports of use, and when to fetch its cover. Of the styles 100 are the switch of a key; 200: what the bar
  // with two names and the dialog of the palette need is part of the components, not of later files.
  cases: [{ name: 'First screen', page: 'dist/index.html', budget: 130_500, styleBudget: 16_300 }],
} satisfies SizeBudgets

import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  // 300 bytes are for the idle lock: reports of use, and when to fetch its cover. 100 of the styles: the switch of a key;
  // 200: what the bar with two names and the dialog of the palette need is part of the components, not of later files.
  cases: [{ name: 'First screen', page: 'dist/index.html', budget: 130_300, styleBudget: 16_300 }],
} satisfies SizeBudgets

import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  // Of the budget for scripts, in bytes after brotli, 200 are for variants of components, and 300 for the idle lock,
  // which reports use and knows when to fetch its cover. Of that for styles, 100 are for the switch of a key, and 200
  // for the bar with two names and the dialog of the palette.
  cases: [{ name: 'First screen', page: 'dist/index.html', budget: 130_500, styleBudget: 16_300 }],
} satisfies SizeBudgets

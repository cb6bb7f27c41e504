import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  // Of the budget for scripts, in bytes after brotli, 200 are for variants of components, and 300 for locking unused
  // sessions: reporting that the user is active, and knowing when to load the screen that unlocks. Of the budget for
  // styles, 100 are for the switch component, and 200 for the bar with two names and the dialog of the palette.
  cases: [{ name: 'First screen', page: 'dist/index.html', budget: 130_500, styleBudget: 16_300 }],
} satisfies SizeBudgets

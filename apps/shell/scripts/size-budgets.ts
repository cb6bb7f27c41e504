import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  cases: [{ name: 'First screen', page: 'dist/index.html', budget: 130_000, styleBudget: 16_000 }],
} satisfies SizeBudgets

import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  cases: [
    {
      name: 'Start screen',
      page: 'dist/index.html',
      base: '/auth/',
      // 500 bytes of it: the button for passkeys, which must not appear later. Their code comes when the page is idle.
      // 400 bytes: which catalogue each of the six languages has. 150: the choice among them, which comes when the page is idle.
      // 50: an unknown address is refused in the page's language.
      budget: 89_100,
      styleBudget: 8000,
    },
  ],
} satisfies SizeBudgets

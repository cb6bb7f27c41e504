import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  cases: [
    {
      name: 'Start screen',
      page: 'dist/index.html',
      base: '/auth/',
      // 500 bytes are for the passkey button, which must not appear later; its code is fetched when the page is idle.
      // 400 bytes: the list of catalogues for the six languages. 150: loading the language menu, which is fetched
      // when idle. 50: the page for an unknown address is in the page's language.
      // 350: blocked cookies, fragments, and a page whose code does not arrive.
      // 150: values are isolated from the text around them, in every language.
      // 100: what a field refuses, and what an alert says, is announced. 250: second factors, and locked sessions.
      // 100: props of card, form and disclosure, which rules of this app restyled before.
      budget: 90_650,
      styleBudget: 8000,
    },
    // Before a page shows a later screen, it waits for the texts of its own language only.
    ...Object.entries({ start: 4096, flows: 4900, account: 4400 }).map(([part, budget]) => ({
      name: `Texts of ${part}, in the language with the longest`,
      folder: 'dist/assets',
      names: new RegExp(`^${part}-texts-[^.]+\\.js$`),
      budget,
    })),
  ],
} satisfies SizeBudgets

import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  cases: [
    {
      name: 'Start screen',
      page: 'dist/index.html',
      base: '/auth/',
      // The budget, in bytes after brotli, contains 500 for the passkey button, which must not appear later than the
      // form, while its code is fetched when idle; 400 for the list of catalogues of the six languages; 150 for loading
      // the language menu when idle; 50 for the page of an unknown address in the page's language; 350 for blocked
      // cookies, addresses with a fragment, and a page whose code does not arrive; 150 for isolating values from the
      // text around them; 100 for announcing what a field refuses and an alert says; 250 for second factors and locked
      // sessions; and 100 for more properties of the components for cards, forms and disclosures.
      budget: 90_400,
      styleBudget: 8000,
    },
    // Budgets for the texts of a part of the app in one language: a page waits for them before it shows a later screen.
    ...Object.entries({ start: 4096, flows: 4900, account: 4400 }).map(([part, budget]) => ({
      name: `Texts of ${part}, in the language with the longest`,
      folder: 'dist/assets',
      names: new RegExp(`^${part}-texts-[^.]+\\.js$`),
      budget,
    })),
  ],
} satisfies SizeBudgets

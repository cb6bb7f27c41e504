import { createCounter } from '@vestibule/app-kit/texts/plural'

const counter = createCounter('en')
const count = (n: number) => counter(n, { one: 'provider', other: 'providers' })

/** Texts of the list of all organisations' identity providers. */
export const identityProvidersTexts = {
  heading: 'Sign-in providers',
  lead: (total: number | undefined) =>
    `${total === undefined ? '' : `${count(total)}. `}With what organisations sign in their own people.`,
  count,
  search: 'Organisation, provider or issuer',
  columns: { provider: 'Provider', use: 'Use', test: 'Last test', people: 'Signed in with it' },
  notTested: 'Not tested',
  unfinished: (when: string) => `Begun ${when}, not finished`,
  empty: {
    heading: 'No organisation has a provider',
    text: 'It is set up on the page of the organisation.',
    organizations: 'See organisations',
  },
}

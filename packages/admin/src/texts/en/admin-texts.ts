import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.en'
import { createCounter } from '@vestibule/app-kit/texts/plural'
import { createDates } from '../dates.ts'
import { accessTexts } from './access-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { changeTexts } from './change-texts.ts'
import { healthTexts } from './health-texts.ts'
import { identityProviderTexts } from './identity-provider-texts.ts'
import { identityProvidersTexts } from './identity-providers-texts.ts'
import { organizationTexts } from './organization-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { paletteTexts } from './palette-texts.ts'
import { registrationTexts } from './registration-texts.ts'
import { sessionTexts } from './session-texts.ts'
import { supportTexts } from './support-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { userTexts } from './user-texts.ts'

const locale = 'en'
const count = createCounter(locale)
const numbers = new Intl.NumberFormat(locale)

/** Texts that all sections of administration share. */
export const english = {
  title: 'Administration',
  loading: 'Loading',
  retry: 'Retry',
  sections: {
    overview: 'Overview',
    users: 'People',
    sessions: 'Sessions',
    registrations: 'Registrations',
    organizations: 'Organisations',
    identityProviders: 'Sign-in providers',
    access: 'Access',
    terms: 'Terms',
    audit: 'Audit',
    support: 'Support',
    health: 'Health and settings',
  },
  readOnly: {
    role: 'Read only',
    secondFactor: 'Set up a second factor first',
    untilThen:
      'Until you have an authenticator or a passkey, you can read here and change nothing.',
    setUp: 'Set it up',
  },
  noRole: {
    heading: 'This is for administrators',
    text: 'Your account has no role in administration. If you act for a customer now, stop acting first.',
    home: 'Go to Home',
    ask: 'Ask for a role',
  },
  list: {
    clear: 'Show all',
    clearFilters: 'Clear filters',
    failed: 'The list could not be loaded',
    noResults: 'No Results',
    narrowed: (query: string, filters: readonly string[]) =>
      [query && `Search: “${query}”`, ...filters].filter(Boolean).join(' · '),
    pages: (list: string) => `Pages of ${list}`,
    more: 'Show more',
    previous: 'Previous',
    next: 'Next',
    /** Joins several names in one table cell. */
    names: (names: readonly string[]) => names.join(', '),
    range: (from: number, to: number, total: number | undefined) =>
      `${numbers.format(from)}–${numbers.format(to)}` +
      (total === undefined ? '' : ` of ${numbers.format(total)}`),
  },
  ...createDates(locale, { today: 'Today', yesterday: 'Yesterday' }),
  number: (n: number) => numbers.format(n),
  people: (n: number) => count(n, { one: 'person', other: 'people' }),
  overview: overviewTexts,
  users: userTexts,
  sessions: sessionTexts,
  registrations: registrationTexts,
  organizations: organizationTexts,
  identityProvider: identityProviderTexts,
  identityProviders: identityProvidersTexts,
  access: accessTexts,
  audit: auditTexts,
  support: supportTexts,
  health: healthTexts,
  terms: termsTexts,
  palette: paletteTexts,
  changes: changeTexts,
  proof: createProofTexts(proof, 'en'),
}

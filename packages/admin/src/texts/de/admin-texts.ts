import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.de'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
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

const locale = 'de'
const plural = createPlural(locale)
const numbers = new Intl.NumberFormat(locale)

export const german: AdminTexts = {
  title: 'Verwaltung',
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  sections: {
    overview: 'Übersicht',
    users: 'Personen',
    sessions: 'Sitzungen',
    registrations: 'Registrierungen',
    organizations: 'Organisationen',
    identityProviders: 'Anmeldeanbieter',
    access: 'Zugriff',
    terms: 'Nutzungsbedingungen',
    audit: 'Protokoll',
    support: 'Support',
    health: 'Zustand und Einstellungen',
  },
  readOnly: {
    role: 'Nur lesen',
    secondFactor: 'Richten Sie zuerst einen zweiten Faktor ein',
    untilThen:
      'Bis Sie einen Authenticator oder einen Passkey haben, können Sie hier lesen und nichts ändern.',
    setUp: 'Jetzt einrichten',
  },
  noRole: {
    heading: 'Dieser Bereich ist für die Administration',
    text: 'Ihr Konto hat keine Rolle in der Verwaltung. Wenn Sie gerade für einen Kunden handeln, beenden Sie das zuerst.',
    home: 'Zur Startseite',
    ask: 'Rolle anfragen',
  },
  list: {
    clear: 'Alle anzeigen',
    clearFilters: 'Filter löschen',
    failed: 'Die Liste konnte nicht geladen werden',
    noResults: 'Keine Treffer',
    narrowed: (query, filters) =>
      [query && `Suche: „${query}“`, ...filters].filter(Boolean).join(' · '),
    pages: (list) => `Seiten von ${list}`,
    more: 'Mehr anzeigen',
    previous: 'Zurück',
    next: 'Weiter',
    names: (names) => names.join(', '),
    range: (from, to, total) =>
      `${numbers.format(from)}–${numbers.format(to)}` +
      (total === undefined ? '' : ` von ${numbers.format(total)}`),
  },
  ...createDates(locale, { today: 'Heute', yesterday: 'Gestern' }),
  number: (n) => numbers.format(n),
  people: (n) => plural(n, { one: '{n} Person', other: '{n} Personen' }),
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
  proof: createProofTexts(proof, 'de'),
}

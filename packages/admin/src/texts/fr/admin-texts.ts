import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.fr'
import type { AdminTexts } from '../admin-texts.ts'
import { createDates } from '../dates.ts'
import { accessTexts } from './access-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { changeTexts } from './change-texts.ts'
import { counted } from './counted.ts'
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

const locale = 'fr'
const numbers = new Intl.NumberFormat(locale)

export const french: AdminTexts = {
  title: 'Administration',
  loading: 'Chargement',
  retry: 'Réessayer',
  sections: {
    overview: 'Vue d’ensemble',
    users: 'Personnes',
    sessions: 'Sessions ouvertes',
    registrations: 'Inscriptions',
    organizations: 'Organisations',
    identityProviders: 'Fournisseurs d’identité',
    access: 'Accès',
    terms: 'Conditions d’utilisation',
    audit: 'Journal d’audit',
    support: 'Assistance',
    health: 'État et paramètres',
  },
  readOnly: {
    role: 'Lecture seule',
    secondFactor: 'Configurez d’abord un second facteur',
    untilThen:
      'Tant que vous n’avez ni application d’authentification ni clé d’accès, vous pouvez consulter ces pages, mais rien modifier.',
    setUp: 'Configurer',
  },
  noRole: {
    heading: 'Espace réservé aux administrateurs',
    text: 'Votre compte n’a aucun rôle d’administration. Si vous agissez actuellement pour le compte d’un client, arrêtez d’abord.',
    home: 'Aller à l’accueil',
    ask: 'Demander un rôle',
  },
  list: {
    clear: 'Tout afficher',
    clearFilters: 'Effacer les filtres',
    failed: 'La liste n’a pas pu être chargée',
    noResults: 'Aucun résultat',
    narrowed: (query, filters) =>
      [query && `Recherche : « ${query} »`, ...filters].filter(Boolean).join(' · '),
    pages: (list) => `Pages de la liste ${list}`,
    more: 'Afficher plus',
    previous: 'Précédent',
    next: 'Suivant',
    names: (names) => names.join(', '),
    range: (from, to, total) =>
      `${numbers.format(from)}–${numbers.format(to)}` +
      (total === undefined ? '' : ` sur ${numbers.format(total)}`),
  },
  ...createDates(locale, { today: 'Aujourd’hui', yesterday: 'Hier' }),
  number: (n) => numbers.format(n),
  people: (n) => counted(n, 'personne', 'personnes'),
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
  proof: createProofTexts(proof, 'fr'),
}

import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const identityProvidersTexts: AdminTexts['identityProviders'] = {
  heading: 'Fournisseurs d’identité',
  lead: (total) =>
    `${total === undefined ? '' : `${counted(total, 'fournisseur', 'fournisseurs')}. `}Ce que les organisations utilisent pour connecter leurs membres.`,
  count: (n) => counted(n, 'fournisseur', 'fournisseurs'),
  search: 'Organisation, fournisseur ou émetteur',
  columns: {
    provider: 'Fournisseur',
    use: 'Utilisation',
    test: 'Dernier test',
    people: 'Déjà connectés',
  },
  notTested: 'Non testé',
  unfinished: (when) => `Commencé : ${when}, non terminé`,
  empty: {
    heading: 'Aucune organisation n’a de fournisseur',
    text: 'Il se configure sur la page de l’organisation.',
    organizations: 'Voir les organisations',
  },
}

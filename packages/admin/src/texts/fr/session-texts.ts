import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { of } from './elided.ts'

export const sessionTexts: AdminTexts['sessions'] = {
  heading: 'Sessions ouvertes',
  lead: (total) =>
    `${total === undefined ? '' : `${counted(total, 'session ouverte', 'sessions ouvertes')}. `}Où les personnes sont connectées en ce moment.`,
  count: (n) => counted(n, 'session ouverte', 'sessions ouvertes'),
  until: 'Jusqu’à',
  own: 'Vous',
  actingFor: (organization) => `Agit pour le compte ${of(organization)}`,
  empty: {
    heading: 'Personne n’est connecté',
    text: 'Une session apparaît ici dès que quelqu’un se connecte.',
  },
}

import type { AdminTexts } from '../admin-texts.ts'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'Personnes', organizations: 'Organisations', codes: 'Codes' },
  ticket: (number, name) => `Ticket ${number} · ${name}`,
  error: (app) => `Rapport d’erreur · ${app}`,
  events: 'Tous les événements de la requête',
}

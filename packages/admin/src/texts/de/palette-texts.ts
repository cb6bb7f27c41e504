import type { AdminTexts } from '../admin-texts.ts'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'Personen', organizations: 'Organisationen', codes: 'Codes' },
  ticket: (number, name) => `Ticket ${number} · ${name}`,
  error: (app) => `Fehlerbericht · ${app}`,
  events: 'Alle Ereignisse der Anfrage',
}

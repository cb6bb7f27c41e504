import type { AdminTexts } from '../admin-texts.ts'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'Personas', organizations: 'Organizaciones', codes: 'Códigos' },
  ticket: (number, name) => `Ticket ${number} · ${name}`,
  error: (app) => `Informe de error · ${app}`,
  events: 'Todos los eventos de la petición',
}

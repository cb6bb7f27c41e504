import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const sessionTexts: AdminTexts['sessions'] = {
  heading: 'Sesiones',
  lead: (total) =>
    `${total === undefined ? '' : `${counted(total, 'sesión', 'sesiones')}. `}Dónde hay sesiones iniciadas ahora.`,
  count: (n) => counted(n, 'sesión', 'sesiones'),
  until: 'Hasta',
  own: 'Usted',
  actingFor: (organization) => `Actúa en nombre de ${organization}`,
  empty: {
    heading: 'No hay ninguna sesión iniciada',
    text: 'Las sesiones aparecen aquí en cuanto alguien inicia sesión.',
  },
}

import type { AdminTexts } from '../admin-texts.ts'
import { auditEventNames } from './audit-event-names.ts'
import { counted } from './counted.ts'

const clock = new Intl.DateTimeFormat('es', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' })
export const auditTexts: AdminTexts['audit'] = {
  heading: 'Registro de auditoría',
  lead: 'Quién ha hecho qué y quién ha visto qué datos. Nadie puede modificarlo.',
  search: 'Código, petición o dirección',
  count: (n) => counted(n, 'evento', 'eventos'),
  columns: {
    when: 'Cuándo',
    who: 'Quién',
    what: 'Qué',
    on: 'Sobre qué o quién',
    from: 'Desde',
    result: 'Resultado',
  },
  filters: {
    who: 'Quién',
    what: 'Qué',
    resource: 'Recurso',
    organization: 'Organización',
    result: 'Resultado',
    request: 'Petición',
    session: 'Sesión',
    whom: 'Sobre quién',
    findPerson: 'Buscar una persona',
    findWhat: 'Buscar una acción',
    findResource: 'Buscar una aplicación o un conjunto de datos',
    findOrganization: 'Buscar una organización',
  },
  periods: {
    '1d': 'Últimas 24 horas',
    '7d': 'Últimos 7 días',
    '30d': 'Últimos 30 días',
    '365d': 'Últimos 12 meses',
    all: 'Todos los eventos conservados',
  },
  results: { done: 'Hecho', refused: 'Rechazado' },
  names: auditEventNames,
  otherEvent: (event) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: 'Cuenta propia',
  unknown: 'Dirección desconocida',
  noAccount: 'La cuenta no existe',
  ticket: 'Ticket',
  to: (what, whom) => `${what} a ${whom}`,
  takenFrom: (what, whom) => `${what}, quitado a ${whom}`,
  with: (app, dataset) => `${app} con ${dataset}`,
  newer: 'Más recientes',
  older: 'Más antiguos',
  details: (time, what) => `Detalles: ${time}, ${what}`,
  detail: {
    before: 'Antes',
    after: 'Después',
    reason: 'Motivo',
    actingFor: 'En nombre de',
    time: 'Hora exacta',
    request: 'Petición',
    session: 'Sesión',
    address: 'Dirección',
    code: 'Código de soporte',
    nobody: 'Nadie',
    none: 'Ninguna',
    nothing: 'Nada',
    quoted: (reason) => `«${reason}»`,
    ofRequest: 'Toda la actividad de esta petición',
    ofSession: 'Toda la actividad de esta sesión',
    copy: 'Copiar como JSON',
  },
  empty: {
    heading: 'Sin eventos en este periodo',
    text: 'Aquí aparece lo que hacen las personas y lo que se les rechaza.',
    all: 'Ver todos los eventos conservados',
  },
  export: {
    action: 'Exportar CSV',
    title: '¿Exportar estos eventos?',
    text: 'El archivo contiene los nombres, las direcciones y las direcciones IP de la lista filtrada. La exportación también es un evento.',
    button: 'Exportar CSV',
    done: 'Eventos exportados',
    exported: (n, isCut) =>
      counted(n, 'evento exportado', 'eventos exportados') +
      (isCut ? '. Hay más: elija un periodo más corto.' : ''),
  },
  day: (iso) => weekday.format(new Date(iso)),
  time: (iso) => clock.format(new Date(iso)),
}

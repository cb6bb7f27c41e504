import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const numbers = new Intl.NumberFormat('es')
const today = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('es', { timeStyle: 'short', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' })
export const overviewTexts: AdminTexts['overview'] = {
  termsNotRead: 'No se pudieron leer las condiciones de uso',
  heading: 'Administración',
  lead: (now, waiting) => {
    const day = today.format(now)
    const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${clock.format(now)}.`
    if (waiting === undefined) return when
    if (waiting === 0) return `${when} Nada pendiente.`
    return `${when} ${counted(waiting, 'asunto pendiente', 'asuntos pendientes')}.`
  },
  waiting: 'Pendiente',
  nothing: {
    heading: 'Hoy no hay nada pendiente',
    text: 'Los correos salen y todas las solicitudes tienen respuesta.',
  },
  mails: {
    title: (n) => counted(n, 'correo no se pudo enviar', 'correos no se pudieron enviar'),
    text: (since, answer) =>
      `${since === null ? '' : `Desde: ${since}. `}El servidor de correo responde: «${answer}».`,
    action: 'Correos salientes',
  },
  registrations: {
    title: (n) => counted(n, 'registro pendiente', 'registros pendientes'),
    text: (since) => `El más antiguo, desde: ${since}.`,
    action: 'Decidir',
  },
  locked: {
    title: (n) => counted(n, 'cuenta bloqueada', 'cuentas bloqueadas'),
    one: (name, time) => `${name} hasta las ${time}`,
    text: (named, more) =>
      `${[...named, ...(more > 0 ? [counted(more, 'más', 'más')] : [])].join(', ')}.`,
    action: 'Mostrar',
  },
  tickets: {
    title: (n) =>
      counted(
        n,
        'ticket lleva más de un día sin respuesta',
        'tickets llevan más de un día sin respuesta',
      ),
    text: (subject) => `El más antiguo: «${subject}».`,
    action: 'Responder',
  },
  terms: {
    title: (n, name) =>
      `${counted(n, 'persona no ha aceptado', 'personas no han aceptado')} ${name}`,
    text: (since) =>
      since === null
        ? 'Se les pedirá en su próximo inicio de sesión.'
        : `En vigor desde: ${since}. Se les pedirá en su próximo inicio de sesión.`,
    action: 'Ver quién',
  },
  signIns: {
    heading: 'Inicios de sesión, últimos 7 días',
    caption: 'Inicios de sesión y rechazos de los últimos 7 días',
    day: 'Día',
    signed_in: 'Aceptados',
    refused: 'Rechazados',
    count: (n) => numbers.format(n),
    weekday: (day) => weekday.format(new Date(day)),
    number: (day) => numbers.format(Number(day.slice(8))),
  },
  health: {
    heading: 'Servidores y estado',
    jobs: 'Tareas',
    onTime: (n, of) => `${numbers.format(n)} de ${numbers.format(of)} a tiempo`,
    checking: 'Comprobando…',
    all: 'Todas las comprobaciones y la configuración',
  },
  changes: { heading: 'Actividad administrativa reciente' },
  marks: {
    waiting: (n) => counted(n, 'pendiente', 'pendientes'),
    failed: 'algo ha fallado',
  },
}

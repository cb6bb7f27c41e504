import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const plural = createPlural('es')
const numbers = new Intl.NumberFormat('es')
const seconds = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const healthTexts: AdminTexts['health'] = {
  heading: 'Estado y configuración',
  lead: 'Solo lectura. La configuración se cambia en el entorno de los servidores y se aplica tras reiniciarlos.',
  shown: (n, of) => `${numbers.format(n)} de ${numbers.format(of)}`,
  showAll: 'Mostrar todo',
  checks: {
    heading: 'Comprobaciones',
    hint: (failed, warnings) =>
      failed + warnings === 0
        ? 'Todo va bien.'
        : `${numbers.format(failed)} con fallos, ${numbers.format(warnings)} con advertencias.`,
    again: 'Volver a comprobar',
    checkedAt: (time) => `Comprobado a las ${time}, como lo hace vestibule doctor.`,
    checking: 'Comprobando…',
    names: {
      settings: 'Configuración',
      pooler: 'Agrupador de conexiones',
      database: 'Base de datos',
      migrations: 'Migraciones',
      clock: 'Reloj',
      connections: 'Conexiones',
      'secret key': 'Clave secreta',
      registration: 'Registro',
      'hidden accounts': 'Cuentas ocultas',
      passkeys: 'Claves de acceso',
      addresses: 'Direcciones',
      'organization sign-in': 'Acceso de las organizaciones',
      mail: 'Correo',
      'public origin': 'Dirección pública',
      'running server': 'Servidor en marcha',
      proxy: 'Servidor proxy',
      'breached passwords': 'Contraseñas filtradas',
      apps: 'Aplicaciones',
      disk: 'Disco',
    },
    states: { ok: 'funciona', warning: 'con advertencias', failed: 'con fallos' },
  },
  mails: {
    heading: 'Correos salientes',
    hint: 'Aquí nadie puede leer un correo: podría contener un código.',
    failing: (n, since) =>
      counted(n, 'correo pendiente', 'correos pendientes') +
      (since === null ? '' : `, desde: ${since}`),
    failingText:
      'Cada envío se reintenta cada 5 minutos durante 24 horas. Los códigos que caducan nunca se envían tarde: no se guardan aquí.',
    outbox:
      'No hay servidor de correo: los correos se guardan en la bandeja de salida del servidor.',
    state: 'Estado',
    states: { waiting: 'Pendientes', sent: 'Enviados', given_up: 'Abandonados' },
    columns: {
      what: 'Qué',
      to: 'Para',
      tries: 'Intentos',
      next: 'Próximo',
      sent: 'Enviado',
      answer: 'Respuesta del servidor',
    },
    kinds: {
      invitation: 'Invitación',
      registration_refused: 'Registro rechazado',
      ticket_answered: 'Ticket respondido',
      account_changed: 'Cambio en la cuenta',
      operators_told: 'Aviso a los operadores',
    },
    otherKind: (kind) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: 'No hay correos pendientes.',
      sent: 'No se ha enviado ningún correo en los últimos días.',
      given_up: 'No se ha abandonado ningún correo.',
    },
    none: '–',
    test: {
      action: 'Enviar un correo de prueba',
      title: '¿Enviarse un correo de prueba?',
      text: 'Sale de inmediato y muestra si el servidor de correo acepta correos.',
      button: 'Enviar un correo de prueba',
      done: 'Correo de prueba enviado',
      failed: (answer) => `El servidor de correo responde: «${answer}».`,
      sentTo: (address) => `Un correo de prueba va en camino a ${address}`,
    },
    sendAll: {
      action: 'Enviar todo ahora',
      title: (n) =>
        plural(n, {
          one: '¿Enviar ahora el correo pendiente?',
          many: '¿Enviar ahora los {n} de correos?',
          other: '¿Enviar ahora los {n} correos?',
        }),
      text: 'Se intenta enviar de inmediato cada correo pendiente. Los que se rechacen de nuevo seguirán pendientes.',
      button: 'Enviar todo ahora',
      done: 'Todos los correos enviados',
      rest: (n) => counted(n, 'correo sigue pendiente', 'correos siguen pendientes'),
    },
  },
  jobs: {
    heading: 'Tareas',
    columns: {
      job: 'Tarea',
      last: 'Última ejecución',
      took: 'Duración',
      next: 'Próxima',
      state: 'Estado',
    },
    names: { housekeeping: 'Eliminar lo caducado', mails: 'Enviar correos' },
    states: {
      on_time: 'A tiempo',
      late: 'Con retraso',
      failed: 'Fallida',
      never: 'Aún no',
    },
    never: 'Nunca',
    took: (ms) => (ms < 1000 ? `${numbers.format(ms)} ms` : `${seconds.format(ms / 1000)} s`),
  },
  settings: {
    heading: 'Configuración',
    search: 'Nombre o significado',
    columns: { setting: 'Ajuste', value: 'Valor', source: 'Origen' },
    sources: { environment: 'Entorno', default: 'Predeterminado' },
    secret: 'Definido, no se muestra',
    notSet: 'Sin definir',
    count: (n) => counted(n, 'ajuste', 'ajustes'),
    noResults: 'Sin resultados',
  },
}

import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const registrationTexts: AdminTexts['registrations'] = {
  heading: 'Registros',
  lead: 'Personas que han solicitado acceso y han confirmado su dirección de correo.',
  search: 'Nombre, dirección o mensaje',
  count: (n) => counted(n, 'solicitud', 'solicitudes'),
  states: { waiting: 'Pendientes', approved: 'Aprobadas', refused: 'Rechazadas' },
  columns: { name: 'Nombre', description: 'Mensaje', since: 'Desde', decided: 'Decisión' },
  noReason: 'No se indica ningún motivo.',
  hasAccount: 'Esta dirección ya tiene una cuenta.',
  by: (when, name) => `${when}, por ${name}`,
  empty: {
    waiting: 'No hay solicitudes pendientes',
    approved: 'Aún no se ha aprobado ninguna solicitud',
    refused: 'No se ha rechazado ninguna solicitud',
    mailed: (address) => `Las nuevas también se envían por correo a ${address}.`,
    notMailed: 'Las nuevas no se envían a nadie: NOTIFY_EMAIL no está definido.',
    people: 'Ver personas',
  },
  approve: {
    action: 'Aprobar',
    title: (name) => `¿Aprobar la solicitud de ${name}?`,
    mail: (address) =>
      `Un correo a ${address} indica que la cuenta está lista y dónde iniciar sesión. No contiene ninguna contraseña.`,
    chooseFirst: 'Lo que la organización puede abrir queda accesible de inmediato.',
    reached: (n, organization) =>
      n === null
        ? `Lo que ${organization} puede abrir queda accesible de inmediato.`
        : `${counted(n, 'aplicación o conjunto de datos accesible', 'aplicaciones y conjuntos de datos accesibles')} de inmediato a través de ${organization}.`,
    firstSignIn: (method, firstName) =>
      method === 'email_otp_and_authenticator_based'
        ? `Primer inicio de sesión: código por correo y, después, la aplicación de autenticación de ${firstName}.`
        : `Primer inicio de sesión: código por correo y, después, una contraseña que elige ${firstName}.`,
    suggested: (domain, organization) =>
      `Sugerencia: ${domain} es un dominio verificado de ${organization}.`,
    roles: 'Roles',
    rolesHint: 'La mayoría de las personas no necesita ninguno.',
    noRole: 'Ninguno',
    into: (organization) => `Aprobar en ${organization}`,
    organization: 'Organización',
    find: 'Parte del nombre',
    button: 'Aprobar',
    done: (name) => `Solicitud de ${name} aprobada`,
  },
  refuse: {
    action: 'Rechazar',
    title: (name) => `¿Rechazar la solicitud de ${name}?`,
    text: (address) =>
      `Se envía un correo con su nota a ${address}. La solicitud se cierra; se puede presentar otra.`,
    note: 'Nota',
    button: 'Rechazar',
    done: (name) => `Solicitud de ${name} rechazada`,
  },
}

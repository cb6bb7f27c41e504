import type { PersonChangeTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const personChangeTexts: PersonChangeTexts = {
  changedMeanwhile: (name, minutes) => {
    const when =
      minutes === null
        ? 'entretanto'
        : minutes < 1
          ? 'hace menos de un minuto'
          : `hace ${counted(minutes, 'minuto', 'minutos')}`
    return `${name ?? 'Alguien'} ha cambiado los datos de esta persona ${when}. Lo que ha escrito se conserva; revise los nuevos valores y vuelva a guardar.`
  },
  organization: {
    label: 'Organización',
    find: 'Parte del nombre',
  },
  resource: {
    label: 'Aplicación o conjunto de datos',
    find: 'Parte del nombre',
  },
  edit: {
    action: 'Editar',
    correct: 'Corregir el correo electrónico',
    title: (name) => `Editar los datos de ${name}`,
    text: 'Si cambia el correo electrónico o el método de inicio de sesión, se cierra la sesión en todos los navegadores y un correo indica qué ha cambiado.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    method: 'Método de inicio de sesión',
    button: 'Guardar',
    done: (name) => `${name}: cambios guardados`,
  },
  move: {
    action: 'Trasladar a otra organización',
    title: (name) => `¿Trasladar a ${name} a otra organización?`,
    text: (firstName, organization) =>
      `En la próxima petición se pierde el acceso que da ${organization} y se obtiene el de la otra. El rol organization-admin y los tokens de API de ${firstName} terminan.`,
    grants: 'Autorizaciones propias',
    takeGrants: 'Retirarlas',
    keepGrants: 'Conservarlas',
    button: 'Trasladar',
    done: (name) => `Traslado de ${name} completado`,
  },
  invite: {
    title: 'Invitar a una persona',
    text: (address) =>
      `Un correo a ${address || 'esta dirección'} indica dónde iniciar sesión. No contiene ninguna contraseña ni código.`,
    ofOrganization: 'El que pide la organización',
    done: (address) => `Invitación enviada a ${address}`,
  },
  actFor: {
    action: (organization) => `Actuar en nombre de ${organization}`,
    title: (organization) => `¿Actuar en nombre de ${organization}?`,
    text: (organization) =>
      `Verá las aplicaciones y los conjuntos de datos de ${organization} con su propio nombre. Un aviso permanece en cada página, todo lo que abra queda registrado con ambos nombres y la administración está cerrada hasta que termine.`,
    why: '¿Por qué?',
    done: (organization) => `Está actuando en nombre de ${organization}`,
  },
  addRole: {
    action: 'Añadir un rol',
    title: (name) => `¿Añadir un rol a ${name}?`,
    text: 'Se aplica a partir de la próxima petición.',
    button: 'Añadir el rol',
    highest: {
      title: (name) => `¿Dar a ${name} el rol platform-admin?`,
      text: (name) =>
        `${name} podrá hacer entonces todo lo que usted puede hacer aquí, también respecto a usted.`,
      holders: (n) => `${counted(n, 'persona tiene', 'personas tienen')} este rol.`,
      button: 'Dar el rol platform-admin',
    },
    ofAdministration: (role) => `${role} (administración)`,
    other: 'Otro rol',
    name: 'Nombre del rol',
    app: 'Aplicación',
    appHint: 'Si se deja vacío, en todas las aplicaciones.',
    done: (name) => `${name} tiene el rol`,
  },
  removeRole: {
    action: 'Quitar',
    title: (role, name) => `¿Quitar el rol ${role} a ${name}?`,
    text: 'Deja de aplicarse a partir de la próxima petición.',
    button: 'Quitar el rol',
    done: (role, name) => `${name} ya no tiene el rol ${role}`,
  },
  giveAccess: {
    action: 'Dar acceso',
    title: (name) => `¿Dar acceso a ${name}?`,
    text: (name) => `${name} puede abrir el recurso a partir de la página siguiente.`,
    button: 'Dar acceso',
    done: (name) => `${name} tiene acceso`,
  },
  takeAccess: {
    action: 'Quitar',
    title: (resource, name) => `¿Revocar el acceso de ${name} a ${resource}?`,
    text: (name) =>
      `${name} pierde el acceso en la próxima petición; una página abierta lo indica.`,
    keeps: (name, organization) =>
      `${name} conserva el acceso a través de ${organization}: solo termina la autorización propia.`,
    button: 'Revocar el acceso',
    done: (resource, name) => `${name} ya no tiene autorización propia para ${resource}`,
  },
}

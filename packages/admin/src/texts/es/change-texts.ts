import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'

const plural = createPlural('es')
export const changeTexts: AdminTexts['changes'] = {
  cancel: 'Cancelar',
  failed: 'No se pudo completar.',
  supportCode: (code) => `Código de soporte ${code}`,
  required: 'Este campo no puede estar vacío',
  why: '¿Por qué? (opcional)',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: 'Volver a invitar',
    title: (name) => `¿Volver a invitar a ${name}?`,
    text: (address) =>
      `Un correo a ${address} indica dónde iniciar sesión. No contiene ninguna contraseña ni código.`,
    button: 'Enviar la invitación',
    done: (name) => `Nueva invitación enviada a ${name}`,
  },
  sendLink: {
    action: 'Enviar enlace para restablecer',
    title: (name) => `¿Enviar a ${name} un enlace para restablecer la contraseña?`,
    text: (address) =>
      `Se envía un correo a ${address}. Su enlace funciona una sola vez, durante 1 hora. La contraseña actual sirve hasta que se elija una nueva. Usted no ve el enlace.`,
    button: 'Enviar el enlace',
    done: (name) => `Enlace enviado a ${name}`,
  },
  resetFactor: {
    action: 'Restablecer el segundo factor',
    title: (name) => `¿Restablecer el segundo factor de ${name}?`,
    text: (codes, open) =>
      `La aplicación de autenticación y sus códigos de recuperación (${counted(codes, 'código', 'códigos')}) dejan de funcionar ahora, y se cierran las sesiones abiertas (${counted(open, 'sesión', 'sesiones')}). La clave de acceso se conserva. En el próximo inicio de sesión se pide un código por correo y después se configura una nueva aplicación de autenticación. Un correo indica que este cambio lo ha hecho usted.`,
    besure: (firstName) => `Asegúrese de que la petición viene de ${firstName}.`,
    call: 'Llame a un número que ya conozca.',
    how: '¿Cómo lo ha comprobado?',
    button: 'Restablecer el segundo factor',
    done: (name) => `Segundo factor de ${name} restablecido`,
  },
  removePasskey: {
    action: 'Eliminar',
    title: (passkey) => `¿Eliminar la clave de acceso «${passkey}»?`,
    text: (name) =>
      `${name} ya no podrá iniciar sesión con ella. Un correo indica que este cambio lo ha hecho usted.`,
    button: 'Eliminar la clave de acceso',
    done: 'Clave de acceso eliminada',
  },
  endSession: {
    action: 'Cerrar',
    title: (browser) => `¿Cerrar la sesión en ${browser}?`,
    text: 'La sesión del navegador se cierra con su próxima petición. Se puede volver a iniciar sesión como antes.',
    button: 'Cerrar la sesión',
    done: 'Sesión cerrada',
  },
  endSessions: {
    action: (n) =>
      plural(n, {
        one: 'Cerrar la sesión',
        many: 'Cerrar los {n} de sesiones',
        other: 'Cerrar las {n} sesiones',
      }),
    title: (n, name) =>
      `¿${plural(n, {
        one: 'Cerrar la sesión',
        many: 'Cerrar los {n} de sesiones',
        other: 'Cerrar las {n} sesiones',
      })} de ${name}?`,
    text: 'La sesión de cada navegador se cierra con su próxima petición, también la que se usa ahora. Se puede volver a iniciar sesión como antes.',
    button: (n) => `Cerrar ${counted(n, 'sesión', 'sesiones')}`,
    done: (name) => `Todas las sesiones de ${name} están cerradas`,
  },
  unlock: {
    action: 'Desbloquear',
    title: (name) => `¿Desbloquear la cuenta de ${name}?`,
    text: (firstName, time) =>
      `Se olvidan los intentos fallidos y se puede iniciar sesión de inmediato. La contraseña y los factores se conservan. Si los intentos no son de ${firstName}, deje la cuenta bloqueada${time === null ? '' : `: se desbloqueará sola a las ${time}`}.`,
    button: 'Desbloquear',
    done: (name) => `Cuenta de ${name} desbloqueada`,
  },
  disable: {
    action: 'Deshabilitar',
    title: (name) => `¿Deshabilitar la cuenta de ${name}?`,
    text: (open, tokens) =>
      `${counted(open, 'sesión se cierra', 'sesiones se cierran')} ahora, ${counted(tokens, 'token de API deja', 'tokens de API dejan')} de funcionar y se rechaza el inicio de sesión. Los roles, las autorizaciones y los tickets se conservan: «Habilitar» lo recupera todo.`,
    button: (name) => `Deshabilitar la cuenta de ${name}`,
    done: (name) => `Cuenta de ${name} deshabilitada`,
  },
  enable: {
    action: 'Habilitar',
    title: (name) => `¿Habilitar la cuenta de ${name}?`,
    text: (grants) =>
      `Se puede volver a iniciar sesión con los mismos factores. Los roles y ${counted(grants, 'autorización', 'autorizaciones')} vuelven a aplicarse.`,
    button: 'Habilitar',
    done: (name) => `Cuenta de ${name} habilitada`,
  },
}

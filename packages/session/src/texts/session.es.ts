import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './session.en.ts'

export const messages: Catalogue<typeof english> = {
  banner:
    '{minutes, plural, one {Su sesión caduca en # minuto. <link>Vuelva a iniciar sesión</link> para continuar sin interrupciones.} many {Su sesión caduca en # minutos. <link>Vuelva a iniciar sesión</link> para continuar sin interrupciones.} other {Su sesión caduca en # minutos. <link>Vuelva a iniciar sesión</link> para continuar sin interrupciones.}}',
  endUnconfirmed: 'Es posible que su sesión haya terminado. En este momento no se puede contactar con el servidor.',
  expiringTitle: 'Su sesión caduca pronto',
  expiringIn: 'Su sesión caduca en',
  expiringAdvice: 'Vuelva a iniciar sesión para continuar sin interrupciones.',
  loginAgain: 'Volver a iniciar sesión',
  timeLeft: '{minutes, plural, one {Su sesión caduca en # minuto} many {Su sesión caduca en # minutos} other {Su sesión caduca en # minutos}}',
  expiredTitle: 'Sesión caducada',
  expiredBody: 'Se ha cerrado su sesión. Vuelva a iniciarla.',
  login: 'Iniciar sesión',
  popupBlocked: 'Su navegador ha bloqueado la nueva pestaña.',
  tryNewTab: 'Intentar de nuevo en otra pestaña',
  workIsKept: 'El trabajo sin guardar se conserva en esta página.',
  workIsLost: 'El trabajo sin guardar se perderá. Permita las ventanas emergentes en este sitio para conservarlo.',
  loginSuccessful: 'Sesión iniciada',
  lockedTitle: 'Sesión bloqueada',
  lockedBody: 'No se ha usado desde hace un rato.',
  unlock: 'Desbloquear',
  otherUserTitle: 'Otra persona ha iniciado sesión',
  otherUserBody: 'Esta página y el trabajo sin guardar que contiene pertenecen a la persona anterior. Vuelva a cargar la página para continuar; ese trabajo se perderá.',
  otherUserNoWork: 'Esta página pertenece a la persona anterior. Vuelva a cargar la página para continuar.',
  actingForTitle: 'Ahora usted actúa en nombre de otro cliente',
  actingForBody:
    'En otra pestaña ha empezado a actuar en nombre de un cliente, o ha dejado de hacerlo. Esta página y el trabajo sin guardar que contiene pertenecen al cliente anterior. Vuelva a cargarla para continuar; ese trabajo se perderá. Para conservarlo, vuelva al cliente anterior en la otra pestaña y regrese aquí.',
  actingForNoWork: 'En otra pestaña ha empezado a actuar en nombre de un cliente, o ha dejado de hacerlo. Vuelva a cargar esta página para continuar.',
  reload: 'Volver a cargar sin guardar',
  reloadPage: 'Volver a cargar',
  closeThisTab: 'Puede cerrar esta pestaña',
  close: 'Cerrar',
  offline: 'Sin conexión a Internet',
  slow: 'Conexión a Internet lenta',
  restored: 'Conexión restablecida',
}

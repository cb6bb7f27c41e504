import type { FlowTexts } from '../texts.ts'

export const emailCode: FlowTexts['emailCode'] = {
  heading: 'Le hemos enviado un código',
  sent: 'Hemos enviado un código de 6 cifras a {email}. Es válido durante {duration}.',
  used: 'Su último código ya se usó. Solicite uno nuevo para {email}.',
  unsure:
    'Puede que un código de 6 cifras esté en camino a {email}. Solo funciona en el navegador que lo solicitó.',
  elsewhere:
    'Se acaba de enviar un código a {email}, pero solo funciona donde se solicitó. Para continuar aquí, elija «Reenviar el código».',
  exhausted: 'El código que enviamos a {email} ya no es válido.',
  notSent: 'No pudimos enviar un código a {email}.',
  sending: 'Enviamos un código de 6 cifras a {email}. Es válido durante {duration}.',
  label: 'Código de verificación',
  submit: 'Verificar',
  nothingYet: '¿Aún no ha llegado?',
  resend: 'Reenviar el código',
  resendIn: 'Reenviar el código en {time}',
  resent: 'Un código nuevo está en camino.',
  resendReady: 'Ya puede reenviar el código.',
  verified: 'Correo electrónico verificado',
}

export const emailCodeIfAny: FlowTexts['emailCodeIfAny'] = {
  sending:
    'Si existe una cuenta para {email}, le enviamos un código de 6 cifras. Es válido durante {duration}.',
  sent: 'Si existe una cuenta para {email}, le hemos enviado un código de 6 cifras. Es válido durante {duration}.',
  elsewhere:
    'Si existe una cuenta para {email}, se le acaba de enviar un código, pero solo funciona donde se solicitó. Para continuar aquí, elija «Reenviar el código».',
  exhausted: 'Ya no es válido ningún código para {email}.',
  resent: 'Si existe una cuenta para esta dirección, un código nuevo está en camino.',
}

export const twoFactor: FlowTexts['twoFactor'] = {
  heading: 'Autenticación de dos factores',
  authenticatorIntro: 'Introduzca el código de 6 cifras de su aplicación de autenticación.',
  recoveryIntro:
    'Introduzca uno de los códigos de recuperación de 8 caracteres que guardó. Después dejará de funcionar.',
  authenticatorLabel: 'Código de autenticación',
  recoveryLabel: 'Código de recuperación',
  useRecovery: 'Usar un código de recuperación',
  useAuthenticator: 'Usar el código de autenticación',
  usePasskey: 'Usar una clave de acceso',
  submit: 'Verificar',
  verified: 'Código verificado',
  lostDeviceHeading: '¿Ha perdido su dispositivo?',
  lostDevice:
    'Ha iniciado sesión con un código de recuperación. Si ya no tiene su aplicación de autenticación, configure ahora un dispositivo nuevo.',
  setUpDevice: 'Configurar un dispositivo nuevo',
  continue: 'Continuar sin él',
}

export const totpSetup: FlowTexts['totpSetup'] = {
  heading: 'Configurar la aplicación de autenticación',
  replaceIntro:
    'Cuando introduzca su código, sustituirá a la anterior. Sus demás sesiones terminarán, y sus tokens de API y sus códigos de recuperación dejarán de funcionar.',
  intro: 'Protección adicional para su cuenta: un código que solo su teléfono puede mostrar.',
  qrLabel: 'Código QR para configurar la aplicación de autenticación',
  openApp: 'Abra su aplicación de autenticación y añada una cuenta.',
  scan: 'Escanee el código QR o introduzca la {setupKey} a mano.',
  notLoaded: 'No se pudo cargar el código QR. Inténtelo de nuevo.',
  setupKey: 'clave de configuración',
  enterCode: 'Introduzca el código de 6 cifras que muestra.',
  openOnThisDevice: 'Abrir en una aplicación de autenticación de este dispositivo',
  copyFailed: 'No copiado',
  label: 'Código de la aplicación',
  submit: 'Verificar',
}

export const recoveryCodes: FlowTexts['recoveryCodes'] = {
  heading: 'Guarde sus códigos de recuperación',
  intro:
    'Si pierde el teléfono, podrá iniciar sesión con uno de estos códigos. Cada uno sirve una vez, y solo se muestran ahora.',
  notMade: 'No se pudieron crear sus códigos de recuperación. Inténtelo de nuevo.',
  listLabel: 'Códigos de recuperación',
  copyFailed: 'No copiado',
  downloadFailed: 'No guardado',
  print: 'Imprimir',
  next: 'Siguiente',
  notKept:
    'No ha copiado, descargado ni impreso estos códigos. Si pierde el teléfono, no podrá iniciar sesión sin uno de ellos. Elija de nuevo «Siguiente» para continuar sin ellos.',
  shownOnce:
    'Sus códigos se mostraron antes de que esta página se volviera a cargar, y no se muestran dos veces. Si no los guardó, cree otros nuevos: los anteriores y sus tokens de API dejarán de funcionar, y sus demás sesiones terminarán.',
  makeNew: 'Crear códigos nuevos',
  saved: 'He guardado mis códigos',
}

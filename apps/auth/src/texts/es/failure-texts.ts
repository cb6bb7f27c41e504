import { codes, fields } from '@vestibule/app-kit/refusals/codes/es'
import type { StartTexts } from '../texts.ts'

export const failure: StartTexts['failure'] = {
  loadHeading: 'Error del servidor',
  loadBody:
    'No se pudo cargar la página de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
  settingsHeading: 'Error de configuración',
  settingsBody: 'La configuración de esta aplicación no es válida: {message}',
  crashHeading: 'Se ha producido un error inesperado.',
  crashBody: 'El error se ha notificado. Si vuelve a ocurrir, indique el código de soporte.',
}

export const errors: StartTexts['errors'] = {
  emailInvalid: 'Introduzca un correo electrónico válido',
  fieldEmpty: 'Este campo no puede estar vacío',
  accountNotFound: 'Esta cuenta no existe',
  invalidCredentials: 'Los datos de acceso no son correctos',
  userNotFound: 'No se ha encontrado a esta persona',
  somethingWrong: 'Algo ha fallado',
  generic: 'Algo ha fallado. Inténtelo de nuevo más tarde.',
  wrongCode: 'El código introducido no es correcto',
  codeExpired: 'El código no es válido o ha caducado',
  codeExhausted: 'Demasiados códigos incorrectos. Solicite uno nuevo.',
  unknown: 'Se ha producido un error desconocido',
  intercepted:
    'En lugar de una respuesta llegó una página web: la envió algo entre usted y la plataforma, como la página de acceso de su red. Compruebe su conexión e inténtelo de nuevo.',
  throttled: 'Demasiados intentos. Inténtelo de nuevo dentro de {time}.',
  mailsThrottled:
    'Por ahora se han enviado suficientes correos a esta dirección. Pida otro en {time}.',
  outOfStep: 'Este inicio de sesión se ha interrumpido o ha caducado.',
  startAgain: 'Empezar de nuevo',
  linkFailed:
    'Este enlace de inicio de sesión ya no es válido. Inicie sesión con su correo electrónico.',
  termsWait: 'Hay condiciones de uso que debe aceptar.',
  toTerms: 'Leer las condiciones',
  userChanged:
    'En este navegador ha iniciado sesión otra persona, o actúa en nombre de otro cliente.',
  reload: 'Volver a cargar la página',
  cookiesBlocked:
    'Su navegador bloquea las cookies de este sitio, y son necesarias para iniciar sesión. Permita las cookies de este sitio en los ajustes del navegador y vuelva a cargar la página.',
  nextTooLong:
    'La dirección de la que viene es demasiado larga para volver a ella. Después de iniciar sesión empezará en la página de inicio.',
  accountDisabled: 'Esta cuenta está deshabilitada. Consulte a su administrador.',
  refusals: codes,
  fields,
}

export const advice: StartTexts['advice'] = {
  reset_password: 'Con una contraseña nueva puede continuar enseguida.',
  look_for_mail: 'Puede que el último correo esté entre los no deseados.',
  use_known_browser: 'Puede continuar en un navegador en el que ya haya iniciado sesión.',
}

import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './proof.en.ts'

export const messages: Catalogue<typeof english> = {
  title: 'Confirme su identidad',
  'how.password': 'Para {purpose}, introduzca su contraseña actual.',
  'how.authenticator':
    'Para {purpose}, introduzca el código que muestra su aplicación de autenticación.',
  'how.email_code': 'Para {purpose}, introduzca el código que le hemos enviado por correo.',
  'how.passkey': 'Para {purpose}, use su clave de acceso.',
  'label.password': 'Contraseña',
  'label.authenticator': 'Código',
  'label.email_code': 'Código',
  'use.password': 'Usar la contraseña',
  'use.authenticator': 'Usar un código',
  'use.email_code': 'Usar un código por correo',
  'use.passkey': 'Usar una clave de acceso',
  confirm: 'Confirmar',
  confirmPasskey: 'Continuar con su clave de acceso',
  cancel: 'Cancelar',
  pleaseWait: 'Espere…',
  resend: 'Reenviar el código',
  resendIn: 'Reenviar dentro de {time}',
  newCode: 'Código nuevo enviado',
  signIn: 'Iniciar sesión',
  retry: 'Reintentar',
  loading: 'Cargando',
  nothing: 'Para {purpose}, debe volver a iniciar sesión: aquí no puede confirmar su identidad.',
  'errors.noPassword': 'Escriba su contraseña.',
  'errors.noCode': 'Escriba el código completo.',
  'errors.wrongPassword': 'Esta no es su contraseña.',
  'errors.wrongCode': 'Este código no es correcto.',
  'errors.expiredCode': 'Este código ha caducado o ya se usó. Obtenga uno nuevo.',
  'errors.exhaustedCode': 'Demasiados códigos incorrectos. Solicite uno nuevo.',
  'errors.wrongPasskey': 'Esta clave de acceso no confirma su identidad. Pruebe de otro modo.',
  'errors.noPasskey':
    'No se ha podido usar la clave de acceso. Inténtelo de nuevo o elija otro modo.',
  'errors.throttled': 'Demasiados intentos. Inténtelo de nuevo dentro de {time}.',
  'errors.mailThrottled': 'Se han enviado demasiados correos. Inténtelo de nuevo dentro de {time}.',
  'errors.signedOut':
    'Se ha cerrado su sesión. Lo que ha escrito se conserva hasta que salga de esta página.',
  'errors.otherUser':
    'En este navegador ha iniciado sesión otra persona. Vuelva a cargar la página.',
  'errors.failed': 'Algo ha fallado. Inténtelo de nuevo más tarde.',
  'errors.failedWithCode':
    'Algo ha fallado. Inténtelo de nuevo más tarde. Código de soporte {code}',
  wait: 'Para {purpose}, …',
}

import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.es'
export { messages as refusals } from '@vestibule/app-kit/refusals/codes.es'

export const messages: Catalogue<typeof english> = {
  'start.heading': 'Le damos la bienvenida',
  'start.subheading': 'Paso 1: verificación del correo electrónico',
  'start.email': 'Correo electrónico',
  'start.emailExample': 'nombre@institucion.example',
  'start.submit': 'Verificar y continuar',
  'start.passkey': 'Usar una clave de acceso',
  'start.signUp': '¿Aún no tiene cuenta? Registrarse',
  'start.trouble': '¿Problemas para iniciar sesión?',
  'start.troubleInvite': 'Introduzca el correo electrónico en el que recibió la invitación.',
  'start.troubleNoInvite': '* Si no ha recibido la invitación, diríjase a su organización',
  'start.verified': 'Correo electrónico verificado, pasando a la autenticación',
  'guide.heading': 'Pasos para acceder',
  'guide.step': 'Paso {step}',
  'guide.validate': 'Valide su acceso',
  'guide.validateHow': 'Introduzca el correo electrónico en el que recibió la invitación y elija «Verificar y continuar».',
  'guide.authenticate': 'Identifíquese',
  'guide.authenticateHow': 'Siga los pasos de la autenticación.',
  'failure.loadHeading': 'Error del servidor',
  'failure.loadBody': 'No se ha podido cargar la página de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
  'failure.settingsHeading': 'Error de configuración',
  'failure.settingsBody': 'La configuración de esta aplicación no es válida: {message}',
  'failure.crashHeading': 'Se ha producido un error inesperado.',
  'failure.crashBody': 'El error se ha notificado. Si vuelve a ocurrir, indique el código de soporte.',
  'loader.loading': 'Cargando',
  'loader.slow': 'Está tardando más de lo habitual.',
}

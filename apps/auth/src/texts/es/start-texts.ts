import type { StartTexts } from '../texts.ts'
import { advice, errors, failure } from './failure-texts.ts'

const texts: StartTexts = {
  loader: { loading: 'Cargando', slow: 'Está tardando más de lo habitual.' },
  app: {
    title: '{heading} · {app}',
    errorTitle: 'Error: {title}',
    poweredBy: 'Ofrecido por {provider}',
    stepOf: 'Paso {step} de {steps}',
    titleAndStep: '{title}. {step}',
    countOf: '{step} de {steps}',
    back: 'Atrás',
    differentAccount: '¿No es usted? Usar otra cuenta',
    pleaseWait: 'Espere…',
    retry: 'Reintentar',
    home: 'Inicio',
    refresh: 'Actualizar',
    signOut: 'Cerrar sesión',
    notSignedOut: 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
    forgotPassword: '¿Ha olvidado su contraseña?',
    version: 'Versión {version}',
    supportCode: 'Código de soporte {code}',
  },
  start: {
    heading: 'Le damos la bienvenida',
    subheading: 'Paso 1: verificación del correo electrónico',
    email: 'Correo electrónico',
    emailExample: 'nombre@institucion.org',
    submit: 'Verificar y continuar',
    passkey: 'Usar una clave de acceso',
    signUp: '¿Aún no tiene cuenta? Registrarse',
    trouble: '¿Problemas para iniciar sesión?',
    troubleInvite: 'Introduzca el correo electrónico en el que recibió la invitación.',
    troubleNoInvite: '* Si no ha recibido la invitación, diríjase a su organización',
    verified: 'Correo electrónico verificado, pasando a la autenticación',
  },
  guide: {
    heading: 'Pasos para acceder',
    step: 'Paso {step}',
    validate: 'Valide su acceso',
    validateHow:
      'Introduzca el correo electrónico en el que recibió la invitación y elija «Verificar y continuar».',
    authenticate: 'Identifíquese',
    authenticateHow: 'Siga los pasos de la autenticación.',
  },
  failure,
  errors,
  advice,
}

export default texts

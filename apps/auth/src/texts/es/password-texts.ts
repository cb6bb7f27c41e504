import type { FlowTexts } from '../texts.ts'

export const password: FlowTexts['password'] = {
  heading: 'Introduzca su contraseña',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  shown: 'Su contraseña se muestra',
  hidden: 'Su contraseña está oculta',
  submit: 'Iniciar sesión',
  continue: 'Continuar',
  verified: 'Datos de acceso verificados',
}

export const newPassword: FlowTexts['newPassword'] = {
  createHeading: 'Cree su contraseña',
  createIntro: 'Para {email}. La usará cada vez que inicie sesión. Sus demás sesiones terminarán.',
  resetHeading: 'Restablezca su contraseña',
  resetIntro:
    'Para {email}. Sus demás sesiones terminarán y sus tokens de API dejarán de funcionar.',
  resetIntroNoEmail: 'Sus demás sesiones terminarán y sus tokens de API dejarán de funcionar.',
  password: 'Contraseña nueva',
  confirm: 'Confirmar la contraseña',
  length: 'Entre 12 y 100 caracteres',
  uppercase: 'Una mayúscula',
  lowercase: 'Una minúscula',
  digit: 'Una cifra',
  special: 'Un carácter especial {characters}',
  mismatch: 'Las contraseñas no coinciden',
  createSubmit: 'Crear la contraseña',
  resetSubmit: 'Restablecer la contraseña',
  created: 'Contraseña creada',
}

export const resetDone: FlowTexts['resetDone'] = {
  heading: 'Su contraseña se ha restablecido',
  body: 'Inicie sesión con su contraseña nueva.',
  backToLogin: 'Volver al inicio de sesión',
}

export const forgotPassword: FlowTexts['forgotPassword'] = {
  heading: 'Contraseña olvidada',
  intro:
    'Introduzca su correo electrónico. Le enviaremos un enlace para restablecer la contraseña.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  requested: 'Consulte su correo: allí encontrará las instrucciones.',
  requestedIfAny: 'Si existe una cuenta para {email}, encontrará las instrucciones en su correo.',
  differentEmail: 'Usar otro correo electrónico',
  toLogin: 'Volver al inicio de sesión',
}

export const legacyReset: FlowTexts['legacyReset'] = {
  heading: 'Restablezca su contraseña',
  intro:
    'Elija una contraseña nueva de al menos {min} caracteres. Sus demás sesiones terminarán y sus tokens de API dejarán de funcionar.',
  email: 'Correo electrónico',
  password: 'Contraseña nueva',
  confirm: 'Confirmar la contraseña',
  submit: 'Restablecer la contraseña',
  done: 'Listo. Pasando al inicio de sesión…',
  missing: 'Rellene todos los campos',
  mismatch: 'Las contraseñas no coinciden',
  tooShort: 'La contraseña es demasiado corta: debe tener al menos {min} caracteres',
  toForgot: 'Solicitar un enlace nuevo',
}

export const otherFactors: FlowTexts['otherFactors'] = {
  intro: 'Esto también da acceso a su cuenta:',
  passkey: 'Clave de acceso «{name}», añadida el {day}',
  authenticator: 'Aplicación de autenticación, configurada el {day}',
  recovery_codes: 'Códigos de recuperación, creados el {day}',
  security_question: 'Pregunta de seguridad',
  organization_sign_in: 'Inicio de sesión de su organización, usado por primera vez el {day}',
  remove: 'Eliminar todo esto',
  why: 'Hágalo si no reconoce algo. Podrá configurar otros nuevos en su cuenta.',
  later: 'Si no reconoce algo, inicie sesión y elimínelo en su cuenta.',
}

export const securityQuestion: FlowTexts['securityQuestion'] = {
  heading:
    'Responda a la pregunta de seguridad para recibir por correo el enlace de restablecimiento',
  answer: 'Respuesta',
  submit: 'Enviar el enlace',
  wrong: 'Respuesta incorrecta. Inténtelo de nuevo.',
  failed: 'Algo ha fallado. Inténtelo de nuevo.',
}

export const resetLink: FlowTexts['resetLink'] = {
  sentHeading: 'Consulte su correo',
  sentTo: 'Enviado a {email}.',
  sent: 'Hemos enviado un enlace para restablecer la contraseña.',
  onlyNewest: 'Solo funciona el enlace del correo más reciente.',
  resend: 'Reenviar el enlace',
  resendIn: 'Reenviar el enlace en {time}',
  resendReady: 'Ya puede reenviar el enlace.',
  failed: 'No se pudo enviar el enlace. Inténtelo de nuevo.',
}

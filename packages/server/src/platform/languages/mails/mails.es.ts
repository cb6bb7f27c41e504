import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './mails.en.ts'

export const messages: Catalogue<typeof english> = {
  signIn: 'Iniciar sesión',
  'code.heading': 'Su código de verificación',
  'code.subject': '{code} es su código de verificación',
  'code.preview': '{code} es válido durante {duration}.',
  'code.previewWithout': 'Es válido durante {duration}.',
  'code.signingIn':
    'Escriba este código en la página en la que está iniciando sesión. Es válido durante {duration} y sirve una sola vez, únicamente en ese navegador.',
  'code.changing':
    'Escriba este código en la página en la que está cambiando su cuenta. Es válido durante {duration} y sirve una sola vez, únicamente en ese navegador.',
  'code.closing':
    'Si no está iniciando sesión, ignore este correo y no dé el código a nadie. Nadie de nuestro equipo se lo pedirá.',
  'code.closingOfChange':
    'Si no está cambiando su cuenta, no dé el código a nadie, inicie sesión y cierre la sesión de los navegadores que no conozca. Nadie de nuestro equipo le pedirá el código.',
  'code.elsewhere': 'Su organización tiene su propia página de inicio de sesión: {url}',
  'reset.heading': 'Restablezca su contraseña',
  'reset.preview': 'El enlace es válido durante {duration} y sirve una sola vez.',
  'reset.text':
    'Siga el enlace para elegir una contraseña nueva. Es válido durante {duration} y sirve una sola vez.',
  'reset.action': 'Restablecer la contraseña',
  'reset.closing': 'Si no lo ha solicitado, ignore este correo: su contraseña no cambia.',
  'invitation.subject': 'Ha recibido una invitación',
  'invitation.heading': 'Le damos la bienvenida, {name}',
  'invitation.preview': 'Se ha creado una cuenta para usted.',
  'invitation.text':
    'Se ha creado una cuenta para usted. Inicie sesión con esta dirección: recibirá un código por correo y después configurará cómo iniciar sesión.',
  'invitation.closing': 'Si no espera ninguna invitación, ignore este correo.',
  'registration.heading': 'Verifique su dirección de correo',
  'registration.asked':
    'Alguien, probablemente usted, ha solicitado acceso con esta dirección. Siga el enlace para verificarla.',
  'registration.valid': 'El enlace es válido durante {duration}.',
  'registration.action': 'Verificar la dirección de correo',
  'registration.closing': 'Si no ha solicitado acceso, ignore este correo: no se creará nada.',
  'alreadyRegistered.heading': 'Ya tiene acceso',
  'alreadyRegistered.preview': 'Inicie sesión con esta dirección.',
  'alreadyRegistered.text':
    'Alguien, probablemente usted, ha solicitado acceso con esta dirección. Ya hay una cuenta con esa dirección.',
  'alreadyRegistered.closing':
    'Si no ha solicitado acceso, ignore este correo: no ha cambiado nada.',
  'registrationRefused.subject': 'Su solicitud de acceso',
  'registrationRefused.heading': 'Su solicitud de acceso ha sido rechazada',
  'registrationRefused.preview': 'Puede volver a solicitarlo.',
  'registrationRefused.text': 'Un administrador ha rechazado su solicitud de acceso y escribe:',
  'registrationRefused.closing': 'Puede volver a solicitar acceso en cualquier momento.',
  'confirmAddress.heading': 'Confirme su nueva dirección de correo',
  'confirmAddress.preview': 'El enlace es válido durante {duration}.',
  'confirmAddress.text':
    'Alguien, probablemente usted, quiere usar esta dirección para una cuenta. Siga el enlace para confirmarla. Es válido durante {duration}.',
  'confirmAddress.ends':
    'Entonces se cerrará la sesión en los demás navegadores y los tokens de API de la cuenta dejarán de servir.',
  'confirmAddress.action': 'Confirmar la dirección de correo',
  'confirmAddress.closing': 'Si no lo ha solicitado, ignore este correo: no cambiará nada.',
  'addressTaken.heading': 'Su dirección de correo se ha indicado para otra cuenta',
  'addressTaken.preview': 'No ha cambiado nada.',
  'addressTaken.text':
    'Alguien, probablemente usted, quiere usar esta dirección para otra cuenta. Ya hay una cuenta con esa dirección, por lo que no puede usarse para una segunda.',
  'addressTaken.closing': 'Si no lo ha solicitado, ignore este correo: no ha cambiado nada.',
  'keepAddress.heading': 'Su dirección de correo está a punto de cambiar',
  'keepAddress.text':
    'Alguien, probablemente usted, quiere cambiar la dirección de su cuenta a {email}. Si ha sido usted, no tiene que hacer nada aquí.',
  'keepAddress.keep':
    'Conserve este correo: durante {duration}, también después del cambio, su enlace restablece esta dirección, cierra la sesión en todos los navegadores y elimina las claves de acceso y los demás factores configurados entretanto.',
  'keepAddress.action': 'Conservar esta dirección',
  'keepAddress.closing':
    'Si no ha sido usted: siga el enlace y elija después una contraseña nueva.',
  'addressChanged.heading': 'Se ha cambiado su dirección de correo',
  'addressChanged.text':
    'Se ha cambiado la dirección de su cuenta. Se ha cerrado la sesión en los demás navegadores y sus tokens de API han dejado de funcionar.',
  'addressChanged.link':
    'Durante {duration}, el enlace del correo anterior restablece esta dirección.',
  'addressRestored.heading': 'Se ha deshecho el cambio de su dirección de correo',
  'addressRestored.text':
    'Esta es la dirección de su cuenta. Se ha cerrado la sesión en todos los navegadores y sus tokens de API han dejado de funcionar.',
  'addressRestored.mails': 'Los correos vuelven a llegar a esta dirección.',
  'addressRestored.password':
    'Su contraseña ya no es válida, porque quien pidió el cambio quizá la conozca. Inicie sesión con esta dirección: recibirá un código por correo y elegirá después una contraseña nueva.',
  'addressSet.heading': 'Se ha cambiado la dirección de su cuenta',
  'addressSet.preview': 'A partir de ahora, inicie sesión con {email}.',
  'addressSet.text':
    'Un administrador ha cambiado la dirección de su cuenta a {email}. A partir de ahora, inicie sesión con ella. Se ha cerrado la sesión en los navegadores y los tokens de API han dejado de funcionar.',
  'addressSet.closing': 'Si no lo ha solicitado, avise de inmediato a su administrador.',
  'change.preview': 'Si no ha sido usted, actúe de inmediato.',
  'change.tellAtOnce': 'Si no ha sido usted, avise de inmediato a su administrador.',
  'change.andEnds':
    '{what} Se ha cerrado la sesión en los demás navegadores y sus tokens de API han dejado de funcionar.',
  'change.formerAddress':
    'Este correo llega también a la dirección anterior de su cuenta, porque la dirección se cambió hace poco.',
  'change.formerClosing':
    'Si no ha sido usted: siga el enlace del correo «{subject}». Restablece esta dirección y elimina lo que se haya configurado entretanto.',
  'change.nothingToDo': 'Si ha sido usted, no tiene que hacer nada.',
  'change.closing':
    'Si no ha sido usted: elija una contraseña nueva con «¿Ha olvidado su contraseña?» en la página de inicio de sesión y avise de inmediato a su administrador.',
  'otherFactors.passkey': 'Clave de acceso «{name}», añadida el {when}',
  'otherFactors.authenticator': 'Aplicación de autenticación, configurada el {when}',
  'otherFactors.recovery_codes': 'Códigos de recuperación, creados el {when}',
  'otherFactors.security_question': 'Pregunta de seguridad',
  'otherFactors.organization_sign_in':
    'Inicio de sesión de su organización, usado por primera vez el {when}',
  'otherFactors.stay':
    'Además de la contraseña, esto da acceso a su cuenta. Si no reconoce algo, elimínelo en su cuenta, en «Inicio de sesión y seguridad»:',
  'otherFactors.removed': 'Se ha eliminado de su cuenta lo siguiente:',
  'ticketAnswered.heading': 'El ticket {number} tiene una respuesta',
  'ticketAnswered.text': 'El equipo de soporte ha respondido a su ticket «{subject}»:',
  'ticketAnswered.action': 'Abrir el ticket',
  'ticketAnswered.closing': 'Si no ha escrito este ticket, avise a su administrador.',
  'operators.action': 'Abrir la administración',
  'operators.closing': 'Esta dirección es NOTIFY_EMAIL de la plataforma.',
  'operators.registration': 'Alguien solicita acceso',
  'operators.asks': '{name} ({email}) solicita acceso y escribe:',
  'operators.ticket': 'Ticket {number}: {subject}',
  'operators.waits': 'El ticket {number} espera una respuesta.',
  'test.subject': 'Un correo de prueba',
  'test.heading': 'Los correos llegan',
  'test.preview': 'Lo ha solicitado en la administración.',
  'test.text':
    'Ha solicitado este correo en la administración. El servidor de correo lo ha aceptado.',
  'test.closing': 'Si no lo ha solicitado, avise a su administrador.',
  'credentials.password.subject': 'Se ha cambiado su contraseña',
  'credentials.password.what': 'La contraseña de su cuenta se cambió el {when} UTC.',
  'credentials.authenticator.subject': 'Se ha cambiado su aplicación de autenticación',
  'credentials.authenticator.what':
    'Se configuró una nueva aplicación de autenticación para su cuenta el {when} UTC.',
  'credentials.recovery_codes.subject': 'Se han creado códigos de recuperación nuevos',
  'credentials.recovery_codes.what':
    'Se crearon códigos de recuperación nuevos para su cuenta el {when} UTC y los anteriores ya no son válidos.',
  'credentials.recovery_codes_added.subject':
    'Se han creado códigos de recuperación para su cuenta',
  'credentials.recovery_codes_added.what':
    'El {when} UTC se crearon códigos de recuperación con los que se puede iniciar sesión en su cuenta en lugar de la aplicación de autenticación.',
  'credentials.security_question.subject': 'Se ha cambiado su pregunta de seguridad',
  'credentials.security_question.what':
    'La pregunta de seguridad de su cuenta, o su respuesta, se cambió el {when} UTC.',
  'credentials.security_question_added.subject':
    'Se ha definido una pregunta de seguridad para su cuenta',
  'credentials.security_question_added.what':
    'El {when} UTC se definió una pregunta de seguridad con la que se puede solicitar un enlace para una contraseña nueva de su cuenta.',
  'credentials.second_factor_reset.subject': 'Se ha restablecido su segundo factor',
  'credentials.second_factor_reset.what':
    'Un administrador quitó su aplicación de autenticación y sus códigos de recuperación el {when} UTC: configurará una aplicación nueva en el próximo inicio de sesión.',
  'credentials.sign_in_method.subject': 'Se ha cambiado su método de inicio de sesión',
  'credentials.sign_in_method.what':
    'Un administrador cambió el {when} UTC los factores que pide el inicio de sesión en su cuenta.',
  'credentials.passkey_added.subject': 'Se ha añadido una clave de acceso a su cuenta',
  'credentials.passkey_added.what':
    'El {when} UTC se añadió una clave de acceso con la que se puede iniciar sesión en su cuenta sin contraseña.',
  'credentials.passkey_removed.subject': 'Se ha quitado una clave de acceso de su cuenta',
  'credentials.passkey_removed.what': 'Se quitó una clave de acceso de su cuenta el {when} UTC.',
  'credentials.organization_sign_in.subject': 'Ahora inicia sesión con su organización',
  'credentials.organization_sign_in.what':
    'El {when} UTC se inició sesión en su cuenta con el inicio de sesión de su organización, a la que pertenece desde ahora.',
}

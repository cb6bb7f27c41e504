import type { MailTexts } from './en.ts'

export const es: MailTexts = {
  signIn: 'Iniciar sesión',
  code: {
    heading: 'Su código de verificación',
    subject: '{code} es su código de verificación',
    preview: '{code} es válido durante {duration}.',
    previewWithout: 'Es válido durante {duration}.',
    signingIn:
      'Escriba este código en la página en la que está iniciando sesión. Es válido durante {duration} y sirve una sola vez, únicamente en ese navegador.',
    changing:
      'Escriba este código en la página en la que está cambiando su cuenta. Es válido durante {duration} y sirve una sola vez, únicamente en ese navegador.',
    closing:
      'Si no está iniciando sesión, ignore este correo y no dé el código a nadie. Nadie de nuestro equipo se lo pedirá.',
    closingOfChange:
      'Si no está cambiando su cuenta, no dé el código a nadie, inicie sesión y cierre la sesión de los navegadores que no conozca. Nadie de nuestro equipo le pedirá el código.',
    elsewhere: 'Su organización tiene su propia página de inicio de sesión: {url}',
  },
  reset: {
    heading: 'Restablezca su contraseña',
    preview: 'El enlace es válido durante {duration} y sirve una sola vez.',
    text: 'Siga el enlace para elegir una contraseña nueva. Es válido durante {duration} y sirve una sola vez.',
    action: 'Restablecer la contraseña',
    closing: 'Si no lo ha solicitado, ignore este correo: su contraseña no cambia.',
  },
  invitation: {
    subject: 'Ha recibido una invitación',
    heading: 'Le damos la bienvenida, {name}',
    preview: 'Se ha creado una cuenta para usted.',
    text: 'Se ha creado una cuenta para usted. Inicie sesión con esta dirección: recibirá un código por correo y después configurará cómo iniciar sesión.',
    closing: 'Si no espera ninguna invitación, ignore este correo.',
  },
  registration: {
    heading: 'Verifique su dirección de correo',
    asked:
      'Alguien, probablemente usted, ha solicitado acceso con esta dirección. Siga el enlace para verificarla.',
    valid: 'El enlace es válido durante {duration}.',
    action: 'Verificar la dirección de correo',
    closing: 'Si no ha solicitado acceso, ignore este correo: no se creará nada.',
  },
  alreadyRegistered: {
    heading: 'Ya tiene acceso',
    preview: 'Inicie sesión con esta dirección.',
    text: 'Alguien, probablemente usted, ha solicitado acceso con esta dirección. Ya tiene una cuenta.',
    closing: 'Si no ha solicitado acceso, ignore este correo: no ha cambiado nada.',
  },
  registrationRefused: {
    subject: 'Su solicitud de acceso',
    heading: 'Su solicitud de acceso ha sido rechazada',
    preview: 'Puede volver a solicitarlo.',
    text: 'Un administrador ha rechazado su solicitud de acceso y escribe:',
    closing: 'Puede volver a solicitar acceso en cualquier momento.',
  },
  confirmAddress: {
    heading: 'Confirme su nueva dirección de correo',
    preview: 'El enlace es válido durante {duration}.',
    text: 'Alguien, probablemente usted, quiere usar esta dirección para una cuenta. Siga el enlace para confirmarla. Es válido durante {duration}.',
    ends: 'Entonces se cerrará la sesión en los demás navegadores y los tokens de API de la cuenta dejarán de servir.',
    action: 'Confirmar la dirección de correo',
    closing: 'Si no lo ha solicitado, ignore este correo: no cambiará nada.',
  },
  addressTaken: {
    heading: 'Su dirección de correo se ha indicado para otra cuenta',
    preview: 'No ha cambiado nada.',
    text: 'Alguien, probablemente usted, quiere usar esta dirección para otra cuenta. Ya tiene una cuenta, por lo que no puede usarse para una segunda.',
    closing: 'Si no lo ha solicitado, ignore este correo: no ha cambiado nada.',
  },
  keepAddress: {
    heading: 'Su dirección de correo está a punto de cambiar',
    text: 'Alguien, probablemente usted, quiere cambiar la dirección de su cuenta a {email}. Si ha sido usted, no tiene que hacer nada aquí.',
    keep: 'Conserve este correo: durante {duration}, también después del cambio, su enlace restablece esta dirección, cierra la sesión en todos los navegadores y elimina las claves de acceso y los demás factores configurados entretanto.',
    action: 'Conservar esta dirección',
    closing: 'Si no ha sido usted: siga el enlace y elija después una contraseña nueva.',
  },
  addressChanged: {
    heading: 'Se ha cambiado su dirección de correo',
    text: 'Se ha cambiado la dirección de su cuenta. Se ha cerrado la sesión en los demás navegadores y sus tokens de API han dejado de servir.',
    link: 'Durante {duration}, el enlace del correo anterior restablece esta dirección.',
  },
  addressRestored: {
    heading: 'Se ha deshecho el cambio de su dirección de correo',
    text: 'Esta es la dirección de su cuenta. Se ha cerrado la sesión en todos los navegadores y sus tokens de API han dejado de servir.',
    mails: 'Los correos vuelven a llegar a esta dirección.',
    password:
      'Su contraseña ya no es válida, porque quien pidió el cambio quizá la conozca. Inicie sesión con esta dirección: recibirá un código por correo y elegirá después una contraseña nueva.',
  },
  addressSet: {
    heading: 'Se ha cambiado la dirección de su cuenta',
    preview: 'A partir de ahora, inicie sesión con {email}.',
    text: 'Un administrador ha cambiado la dirección de su cuenta a {email}. A partir de ahora, inicie sesión con ella. Se ha cerrado la sesión en los navegadores y los tokens de API han dejado de servir.',
    closing: 'Si no lo ha solicitado, avise de inmediato a su administrador.',
  },
  change: {
    preview: 'Si no ha sido usted, actúe de inmediato.',
    tellAtOnce: 'Si no ha sido usted, avise de inmediato a su administrador.',
    andEnds:
      '{what} Se ha cerrado la sesión en los demás navegadores y sus tokens de API han dejado de servir.',
    formerAddress:
      'Este correo llega también a la dirección anterior de su cuenta, porque la dirección se cambió hace poco.',
    formerClosing:
      'Si no ha sido usted: siga el enlace del correo «{subject}». Restablece esta dirección y elimina lo que se haya configurado entretanto.',
    nothingToDo: 'Si ha sido usted, no tiene que hacer nada.',
    closing:
      'Si no ha sido usted: elija una contraseña nueva con «¿Ha olvidado su contraseña?» en la página de inicio de sesión y avise de inmediato a su administrador.',
  },
  otherFactors: {
    passkey: 'Clave de acceso «{name}», añadida el {when}',
    authenticator: 'Aplicación de autenticación, configurada el {when}',
    recovery_codes: 'Códigos de recuperación, creados el {when}',
    security_question: 'Pregunta de seguridad',
    organization_sign_in: 'Inicio de sesión de su organización, usado por primera vez el {when}',
    stay: 'Además de la contraseña, esto da acceso a su cuenta. Si no reconoce algo, elimínelo en su cuenta, en «Inicio de sesión y seguridad»:',
    removed: 'Se ha eliminado de su cuenta lo siguiente:',
  },
  ticketAnswered: {
    heading: 'El ticket {number} tiene una respuesta',
    text: 'El equipo de soporte ha respondido a su ticket «{subject}»:',
    action: 'Abrir el ticket',
    closing: 'Si no ha escrito este ticket, avise a su administrador.',
  },
  operators: {
    action: 'Abrir la administración',
    closing: 'Esta dirección es NOTIFY_EMAIL de la plataforma.',
    registration: 'Alguien solicita acceso',
    asks: '{name} ({email}) solicita acceso y escribe:',
    ticket: 'Ticket {number}: {subject}',
    waits: 'El ticket {number} espera una respuesta.',
  },
  test: {
    subject: 'Un correo de prueba',
    heading: 'Los correos llegan',
    preview: 'Lo ha solicitado en la administración.',
    text: 'Ha solicitado este correo en la administración. El servidor de correo lo ha aceptado.',
    closing: 'Si no lo ha solicitado, avise a su administrador.',
  },
  credentials: {
    password: {
      subject: 'Se ha cambiado su contraseña',
      what: 'La contraseña de su cuenta se cambió el {when} UTC.',
    },
    authenticator: {
      subject: 'Se ha cambiado su aplicación de autenticación',
      what: 'Se configuró una nueva aplicación de autenticación para su cuenta el {when} UTC.',
    },
    recovery_codes: {
      subject: 'Se han creado códigos de recuperación nuevos',
      what: 'Se crearon códigos de recuperación nuevos para su cuenta el {when} UTC y los anteriores ya no son válidos.',
    },
    recovery_codes_added: {
      subject: 'Se han creado códigos de recuperación para su cuenta',
      what: 'El {when} UTC se crearon códigos de recuperación con los que se puede iniciar sesión en su cuenta en lugar de la aplicación de autenticación.',
    },
    security_question: {
      subject: 'Se ha cambiado su pregunta de seguridad',
      what: 'La pregunta de seguridad de su cuenta, o su respuesta, se cambió el {when} UTC.',
    },
    security_question_added: {
      subject: 'Se ha definido una pregunta de seguridad para su cuenta',
      what: 'El {when} UTC se definió una pregunta de seguridad con la que se puede solicitar un enlace para una contraseña nueva de su cuenta.',
    },
    second_factor_reset: {
      subject: 'Se ha restablecido su segundo factor',
      what: 'Un administrador quitó su aplicación de autenticación y sus códigos de recuperación el {when} UTC: configurará una aplicación nueva en el próximo inicio de sesión.',
    },
    sign_in_method: {
      subject: 'Se ha cambiado su método de inicio de sesión',
      what: 'Un administrador cambió el {when} UTC los factores que pide el inicio de sesión en su cuenta.',
    },
    passkey_added: {
      subject: 'Se ha añadido una clave de acceso a su cuenta',
      what: 'El {when} UTC se añadió una clave de acceso con la que se puede iniciar sesión en su cuenta sin contraseña.',
    },
    passkey_removed: {
      subject: 'Se ha quitado una clave de acceso de su cuenta',
      what: 'Se quitó una clave de acceso de su cuenta el {when} UTC.',
    },
    organization_sign_in: {
      subject: 'Ahora inicia sesión con su organización',
      what: 'El {when} UTC se inició sesión en su cuenta con el inicio de sesión de su organización, a la que pertenece desde ahora.',
    },
  },
}

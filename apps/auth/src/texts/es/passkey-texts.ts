import type { FlowTexts } from '../texts.ts'

export const passkey: FlowTexts['passkey'] = {
  unknown:
    'Esta clave de acceso ya no está registrada aquí. Inicie sesión con su correo electrónico.',
  notAccepted:
    'Esta clave de acceso no ha sido aceptada. Inténtelo de nuevo o inicie sesión con su correo electrónico.',
  notUsed:
    'No se pudo usar la clave de acceso. Inténtelo de nuevo o inicie sesión con su correo electrónico.',
}

export const passkeyOffer: FlowTexts['passkeyOffer'] = {
  heading: 'Inicie sesión más rápido la próxima vez',
  lead: 'Una clave de acceso usa su huella, su rostro o el bloqueo de pantalla.',
  reasons: [
    'Ni contraseña ni código que escribir.',
    'Solo funciona en este sitio, nunca en uno falso.',
    'Su huella y su rostro nunca salen de su dispositivo.',
  ],
  submit: 'Crear una clave de acceso',
  again: 'Reintentar',
  notNow: 'Ahora no',
  later: 'Podrá crearla más tarde en su cuenta.',
  notMade: 'No se ha creado ninguna clave de acceso. La solicitud se cerró o tardó demasiado.',
}

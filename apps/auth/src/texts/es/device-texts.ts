import type { FlowTexts } from '../texts.ts'

export const device: FlowTexts['device'] = {
  heading: 'No ha iniciado sesión',
  intro:
    'Introduzca este código en su ordenador para continuar. Este entorno está protegido: se abre cuando usted lo aprueba donde tiene la sesión iniciada.',
  address: 'En su ordenador, escriba esta dirección',
  code: 'Introduzca allí este código',
  codeLabel: 'Código',
  verifyingIn: 'Su acceso se verificará en',
  verifying: 'Verificando su acceso',
  secondsLeft: 'Su acceso se verificará en {seconds} segundos',
  doneAlready: '¿Ya lo ha aprobado?',
  clickHere: 'Verificar ahora',
  notRegistered: 'No se pudo registrar ningún código. Inténtelo de nuevo.',
  expiredHeading: 'Código caducado',
  expired: 'Este código no se usó a tiempo. Obtenga uno nuevo para continuar.',
  refresh: 'Obtener otro código',
  newCode: 'Código nuevo: {code}',
  pending: 'Este código aún no se ha aprobado.',
  denied: 'La solicitud se ha denegado. Use el código nuevo para volver a pedirlo.',
  disabled: 'Esta cuenta está deshabilitada. Consulte a su administrador.',
}

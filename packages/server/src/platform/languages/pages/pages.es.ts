import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './pages.en.ts'

export const messages: Catalogue<typeof english> = {
  home: 'Ir a la página de inicio',
  'gate.app.heading': 'No tiene acceso a esta aplicación',
  'gate.app.text': 'Diríjase a la persona que administra el acceso de su organización.',
  'gate.premium.heading': 'Esta aplicación forma parte del nivel premium',
  'gate.premium.text': 'Su organización no tiene el nivel premium.',
  'gate.dataset.heading': 'No tiene acceso a este conjunto de datos',
  'gate.dataset.text':
    'Tiene acceso a la aplicación, pero no con este conjunto de datos. Elija otro en la página de inicio.',
  'gate.noDataset.heading': 'Esta aplicación necesita un conjunto de datos',
  'gate.noDataset.text': 'Elija uno en la página de inicio y abra la aplicación desde ahí.',
  'gate.address.heading': 'Esta dirección no pertenece a la aplicación',
  'gate.address.text': 'Abra la aplicación desde la página de inicio.',
  'gate.terms.heading': 'Hay condiciones de uso pendientes',
  'gate.terms.text': 'Primero léalas y acéptelas. Después volverá a esta página.',
  'gate.terms.link': 'Leer las condiciones de uso',
  'gate.signedOut.heading': 'Se ha cerrado su sesión',
  'gate.signedOut.text': 'Vuelva a iniciar sesión para continuar.',
  'gate.signedOut.link': 'Iniciar sesión',
  'gate.deadTicket.heading': 'No se ha podido entrar',
  'gate.deadTicket.text':
    'La entrada a esta aplicación sirve una sola vez, en el plazo de un minuto y en un navegador que acepte cookies.',
  'gate.deadTicket.link': 'Volver a intentarlo',
  'gate.down.heading': 'Esta aplicación no responde',
  'gate.down.text': 'No está en marcha o se está iniciando. Vuelva a intentarlo en un momento.',
  'verifyAddress.heading': 'Verifique su dirección de correo',
  'verifyAddress.text':
    'Alguien ha solicitado acceso con la dirección {email}. Si ha sido usted, continúe.',
  'verifyAddress.action': 'Verificar la dirección de correo',
  'changeAddress.heading': 'Cambie su dirección de correo',
  'changeAddress.text':
    'A partir de ahora, {email} será la dirección de su cuenta. Se cerrará la sesión en los demás navegadores.',
  'changeAddress.action': 'Cambiar la dirección de correo',
  'keepAddress.heading': 'Conserve su dirección de correo',
  'keepAddress.text':
    '{email} sigue siendo la dirección de su cuenta. Se cerrará la sesión en todos los navegadores.',
  'keepAddress.password':
    'Su contraseña dejará de ser válida. Elegirá una nueva al iniciar sesión.',
  'keepAddress.removed':
    'Lo siguiente se configuró después de que se pidiera el cambio y se eliminará:',
  'keepAddress.action': 'Conservar esta dirección',
  'deadLink.heading': 'Este enlace no lleva a ninguna parte',
  'deadLink.text':
    'Quizá falte un carácter. Compare la dirección con la que recibió o pida un enlace nuevo.',
  'continueTo.heading': '¿Continuar a {name}?',
  'continueTo.text': 'Inicia sesión con {name} y después vuelve aquí.',
  'continueTo.signedIn':
    'Ha iniciado sesión como {email}. Si continúa, iniciará sesión con {name} en su lugar.',
  'continueTo.tooLong':
    'La dirección de la página que quería es demasiado larga: llegará a la página de inicio.',
  'continueTo.action': 'Continuar a {name}',
  'notNow.heading': 'Esto no funciona en este momento',
  'notNow.text': 'Vuelva atrás e inténtelo de nuevo dentro de unos minutos.',
  'notBuilt.heading': 'Las aplicaciones no están compiladas',
  'notBuilt.text':
    'El servidor funciona, pero no tiene páginas que mostrar. Compile las aplicaciones y reinícielo:',
  'notBuilt.calls': 'Las llamadas funcionan sin ellas: consulte {path}.',
  'outbox.heading': 'Bandeja de salida',
  'outbox.none': 'Aún no hay correos.',
  'outbox.count': '{count, plural, one {# correo.} many {# de correos.} other {# correos.}}',
  'outbox.why':
    'No hay ningún servidor de correo configurado, por lo que los correos se guardan aquí.',
  'outbox.refresh': 'Actualizar',
  'outbox.plainText': 'Texto sin formato',
  'document.table': 'Tabla',
}

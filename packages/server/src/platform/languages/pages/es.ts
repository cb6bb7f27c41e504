import type { PageTexts } from './en.ts'

export const es: PageTexts = {
  home: 'Ir a la página de inicio',
  gate: {
    app: {
      heading: 'No tiene acceso a esta aplicación',
      text: 'Diríjase a la persona que administra el acceso de su organización.',
    },
    premium: {
      heading: 'Esta aplicación forma parte del nivel premium',
      text: 'Su organización no tiene el nivel premium.',
    },
    dataset: {
      heading: 'No tiene acceso a este conjunto de datos',
      text: 'Tiene acceso a la aplicación, pero no con este conjunto de datos. Elija otro en la página de inicio.',
    },
    noDataset: {
      heading: 'Esta aplicación necesita un conjunto de datos',
      text: 'Elija uno en la página de inicio y abra la aplicación desde ahí.',
    },
    address: {
      heading: 'Esta dirección no pertenece a la aplicación',
      text: 'Abra la aplicación desde la página de inicio.',
    },
    terms: {
      heading: 'Hay condiciones de uso pendientes',
      text: 'Primero léalas y acéptelas. Después volverá a esta página.',
      link: 'Leer las condiciones de uso',
    },
    signedOut: {
      heading: 'Se ha cerrado su sesión',
      text: 'Vuelva a iniciar sesión para continuar.',
      link: 'Iniciar sesión',
    },
    deadTicket: {
      heading: 'No se pudo entrar',
      text: 'La entrada a esta aplicación sirve una sola vez, en el plazo de un minuto y en un navegador que acepte cookies.',
      link: 'Volver a intentarlo',
    },
    down: {
      heading: 'Esta aplicación no responde',
      text: 'No está en marcha o se está iniciando. Vuelva a intentarlo en un momento.',
    },
  },
  verifyAddress: {
    heading: 'Verifique su dirección de correo',
    text: 'Alguien ha solicitado acceso con la dirección {email}. Si ha sido usted, continúe.',
    action: 'Verificar la dirección de correo',
  },
  changeAddress: {
    heading: 'Cambie su dirección de correo',
    text: 'A partir de ahora, {email} será la dirección de su cuenta. Se cerrará la sesión en los demás navegadores.',
    action: 'Cambiar la dirección de correo',
  },
  keepAddress: {
    heading: 'Conserve su dirección de correo',
    text: '{email} sigue siendo la dirección de su cuenta. Se cerrará la sesión en todos los navegadores.',
    password: 'Su contraseña dejará de ser válida. Elegirá una nueva al iniciar sesión.',
    removed: 'Lo siguiente se configuró después de que se pidiera el cambio y se eliminará:',
    action: 'Conservar esta dirección',
  },
  deadLink: {
    heading: 'Este enlace no lleva a ninguna parte',
    text: 'Quizá falte un carácter. Compare la dirección con la que recibió o pida un enlace nuevo.',
  },
  continueTo: {
    heading: '¿Continuar a {name}?',
    text: 'Inicia sesión con {name} y después vuelve aquí.',
    signedIn:
      'Ha iniciado sesión como {email}. Si continúa, iniciará sesión con {name} en su lugar.',
    tooLong:
      'La dirección de la página que quería es demasiado larga: llegará a la página de inicio.',
    action: 'Continuar a {name}',
  },
  notNow: {
    heading: 'Esto no funciona en este momento',
    text: 'Vuelva atrás e inténtelo de nuevo dentro de unos minutos.',
  },
  notBuilt: {
    heading: 'Las aplicaciones no están compiladas',
    text: 'El servidor funciona, pero no tiene páginas que mostrar. Compile las aplicaciones y reinícielo:',
    calls: 'Las llamadas funcionan sin ellas: consulte {path}.',
  },
  outbox: {
    heading: 'Bandeja de salida',
    none: 'Aún no hay correos.',
    count: { one: '{count} correo', many: '{count} de correos', other: '{count} correos' },
    why: 'No hay ningún servidor de correo configurado, por lo que los correos se guardan aquí.',
    refresh: 'Actualizar',
    plainText: 'Texto sin formato',
  },
  document: {
    table: 'Tabla',
  },
}

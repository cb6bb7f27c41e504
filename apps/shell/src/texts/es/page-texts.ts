import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('es')
const { instant, time, ago, duration, both, either } = createFormats('es')

/** The states of a ticket, by the server's name for each. */
const states: Partial<Record<string, string>> = {
  open: 'Abierto',
  in_progress: 'En curso',
  answered: 'Respondido',
  closed: 'Cerrado',
}

/** Texts of the pages other than the home page. */
export const pageTexts: ShellTexts['pages'] = {
  notFound: {
    title: 'Página no encontrada',
    code: '404',
    heading: 'Página no encontrada',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    home: 'Ir al inicio',
  },
  crash: {
    title: 'Error',
    heading: 'Se ha producido un error inesperado.',
    text: 'El error se ha notificado. Si vuelve a ocurrir, indique el código de soporte.',
    supportCode: (code) => `Código de soporte ${code}`,
    refresh: 'Actualizar',
    home: 'Inicio',
    support: 'Escribir al soporte',
  },
  chooseDataset: {
    left: {
      heading: 'Elegir un conjunto de datos',
      text: (app) => `Ha dejado el conjunto de datos, y ${app} necesita uno.`,
    },
    notListed: {
      heading: 'No tiene acceso a este conjunto de datos',
      text: (id) => `«${id}» no está, o ya no está, en la lista de sus conjuntos de datos.`,
    },
    notSupported: {
      heading: 'Este conjunto de datos no es adecuado para la aplicación',
      text: (dataset, app) => `${app} no se puede usar con «${dataset}».`,
    },
    forApp: (app) => `Conjuntos de datos que abren ${app}`,
    needs: (types) => `Necesita ${either(types)}.`,
    holds: (types) => `Este conjunto de datos contiene ${both(types)}.`,
    askForAccess: 'Solicitar acceso',
    yours: 'Sus conjuntos de datos',
    leave: 'Dejar el conjunto de datos',
    home: 'Ir al inicio',
  },
  noDataset: {
    heading: 'No se han encontrado versiones de datos compatibles con esta aplicación',
    text: (app) =>
      `Ninguno de los conjuntos de datos a los que tiene acceso se puede usar en ${app}.`,
    home: 'Ir al inicio',
  },
  app: {
    unavailableHeading: 'No disponible',
    disabled: (app) => `Su administrador ha desactivado ${app}.`,
    dataset: 'Conjunto de datos',
    name: 'Nombre',
    noDataset: 'No necesita conjunto de datos',
    dataTypes: 'Tipos de datos',
    dataPartner: 'Socio de datos',
    members: 'Miembros',
    datasetFailed: 'No se pudieron cargar los detalles de este conjunto de datos.',
    mountHeading: (app) => `${app} se abre aquí`,
    mountText: (path) =>
      `Una instalación coloca la aplicación en esta dirección, dentro de este marco: recibe el conjunto de datos y el resto de la ruta, «${path}».`,
    backToApps: 'Todas las aplicaciones',
    restricted: 'Entorno restringido',
  },
  frame: {
    opening: (app) => `Abriendo ${app}`,
    unreachable: (app) => `No se puede acceder a ${app}`,
    unreachableText:
      'La aplicación no ha respondido en 10 segundos. La plataforma funciona; puede que la aplicación se esté reiniciando o que su red bloquee la dirección.',
    since: (host, at) => `${host} · ${time(at)}`,
    tryAgain: 'Intentar de nuevo',
    newTab: 'Abrir en una pestaña nueva',
    report: 'Informar de esto',
    unsaved: 'Cambios sin guardar',
    documentation: 'Documentación',
    copyLink: 'Copiar el enlace a esta vista',
    pin: 'Fijar en el inicio',
    unpin: 'Dejar de fijar',
    loadAgain: 'Volver a cargar',
    fullScreen: 'Pantalla completa',
    fullScreenKeys: 'Alt Mayús F',
    allApps: 'Todas las aplicaciones',
    leave: {
      heading: (app) => `¿Salir de ${app}?`,
      text: 'La aplicación tiene cambios sin guardar.',
      discard: 'Salir sin guardar',
      stay: 'Quedarse',
    },
    ownPage: (app) => `${app} no responde en esta dirección`,
    ownPageText: 'La aplicación tiene aquí una página propia que nadie sirve en este momento.',
  },
  support: {
    title: 'Soporte',
    heading: 'Soporte',
    lead: 'Haga una pregunta, informe de un problema o solicite acceso.',
    externalHeading: 'El soporte se atiende en otro sistema',
    externalText: 'Se abre en una pestaña nueva.',
    externalOpen: 'Abrir el soporte',
    externalMissing: 'No se ha definido ninguna dirección. Escriba a su administrador.',
    newHeading: 'Nuevo ticket',
    subject: 'Asunto',
    category: 'Categoría',
    categories: { question: 'Pregunta', access: 'Acceso', data: 'Datos', problem: 'Problema' },
    description: 'Descripción',
    descriptionHint: 'No incluya datos de pacientes, contraseñas ni códigos.',
    accessTo: (page) => `Acceso a ${page}`,
    sentAlong: (page) => `Se envía también: la página de la que viene, ${page}.`,
    codeSentAlong: (code) => `Se envía también: el código de soporte ${code}.`,
    datasetWords: (dataset) => `el conjunto de datos ${dataset}`,
    pageWords: (app, dataset) => {
      if (app && dataset) return `${app} con ${dataset}`
      return app ?? (dataset ? `las aplicaciones de ${dataset}` : 'Inicio')
    },
    submit: 'Enviar',
    sending: 'Espere…',
    sent: 'Ticket enviado',
    sentText: 'Aparece con su estado en «Sus tickets».',
    writeAnother: 'Nuevo ticket',
    allTickets: 'Todos los tickets',
    sentOn: (category, instantText) => `${category} · enviado el ${instantText}`,
    about: (page) => `Sobre ${page}`,
    discard: 'Descartar',
    restored: (keptAt) => `Se ha recuperado su ticket sin enviar del ${instant(keptAt)}.`,
    sendAgain: 'Su ticket no se ha enviado: envíelo de nuevo.',
    failed: 'Algo ha fallado. Inténtelo de nuevo más tarde.',
    required: 'Este campo no puede estar vacío',
    tooLong: (max) =>
      plural(max, {
        one: '{n} carácter como máximo',
        many: '{n} de caracteres como máximo',
        other: '{n} caracteres como máximo',
      }),
    listHeading: 'Sus tickets',
    empty: 'Todavía no hay tickets',
    emptyText: 'Los tickets que envíe aparecen aquí con su estado.',
    created: instant,
    status: (status) => states[status] ?? status,
  },
  device: {
    title: 'Aprobar un dispositivo',
    heading: 'Aprobar un dispositivo',
    lead: 'Inicie sesión en un teléfono u otro ordenador con el código que muestra.',
    codeOnDevice: 'Código del dispositivo',
    find: 'Continuar',
    reviewText:
      '¿Es este el dispositivo que tiene delante? Quien lo tenga en sus manos iniciará sesión con su cuenta.',
    code: 'Código',
    browser: 'Dispositivo',
    address: 'Dirección',
    requested: 'Solicitado',
    asked: (iso, now) =>
      ago(iso, now, { justNow: 'Ahora mismo', at: (distance, at) => `${distance}, a las ${at}` }),
    warning:
      'Apruebe solo un dispositivo que pueda ver. Nunca le enviamos un código para que lo apruebe.',
    approve: 'Aprobar',
    deny: 'Denegar',
    approved: (device) => `${device}: aprobado.`,
    approvedText: 'El dispositivo iniciará sesión en unos segundos. Puede cerrar esta página.',
    denied: (device) => `${device}: denegado.`,
    deniedText: 'No se ha iniciado sesión en él.',
    another: 'Aprobar otro dispositivo',
    back: 'Atrás',
    browserName: (browser, system) => {
      if (browser && system) return `${browser} en ${system}`
      return browser ?? system ?? 'Navegador desconocido'
    },
    throttled: (seconds) =>
      `Demasiados intentos. Inténtelo de nuevo dentro de ${duration(seconds)}.`,
    signInAgainText:
      'En este navegador se inició sesión con un código o un token, así que no puede aprobar otro dispositivo. Vuelva a iniciar sesión con su contraseña y escriba el código otra vez.',
    signInAgain: 'Volver a iniciar sesión',
    failed: 'Algo ha fallado. Inténtelo de nuevo más tarde.',
  },
  virtualCohorts: {
    title: 'Cohortes virtuales',
    heading: 'Cohortes virtuales',
    lead: (n) =>
      plural(n, {
        one: '{n} perfil para usuarios internos.',
        many: '{n} de perfiles para usuarios internos.',
        other: '{n} perfiles para usuarios internos.',
      }),
    name: 'Nombre',
    identifier: 'Identificador',
    copyFailed: 'No copiado',
    empty: 'Todavía no hay cohortes virtuales',
    internalOnly: 'Las cohortes virtuales son para usuarios internos.',
  },
}

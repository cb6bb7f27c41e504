import { createDates } from '../dates.ts'
import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('es')
const apps = (n: number) =>
  plural(n, { one: '{n} aplicación', many: '{n} de aplicaciones', other: '{n} aplicaciones' })
const datasets = (n: number) =>
  plural(n, {
    one: '{n} conjunto de datos',
    many: '{n} de conjuntos de datos',
    other: '{n} conjuntos de datos',
  })
const dates = createDates('es')
const { both, either } = createFormats('es')
const listNames = {
  recent: 'aplicaciones recientes',
  pins: 'aplicaciones fijadas',
  announcements: 'anuncios',
}

export const homeTexts: ShellTexts['home'] = {
  title: 'Inicio',
  welcome: (name) => `Le damos la bienvenida, ${name}`,
  welcomeUnnamed: 'Le damos la bienvenida',
  open: (appCount, datasetCount) => {
    if (appCount + datasetCount === 0) return 'Todavía no tiene acceso a nada.'
    if (datasetCount === 0) return `Tiene acceso a ${apps(appCount)}.`
    if (appCount === 0) return `Tiene acceso a ${datasets(datasetCount)}.`
    return `Tiene acceso a ${apps(appCount)} y a ${datasets(datasetCount)}.`
  },
  search: 'Buscar aplicaciones y conjuntos de datos',
  searchShortcut: '/',
  resultsAnnounced: (appCount, datasetCount) =>
    `Resultados: ${apps(appCount)} y ${datasets(datasetCount)}`,
  tabs: { label: 'Recursos', apps: 'Aplicaciones', datasets: 'Conjuntos de datos' },
  filters: {
    applied: (label, value) => `${label}: ${value}`,
    productLine: 'Línea de productos',
    category: 'Categoría',
    dataType: 'Tipo de datos',
    kind: 'Tipo',
    searchProductLines: 'Buscar líneas de productos',
    searchCategories: 'Buscar categorías',
    searchDataTypes: 'Buscar tipos de datos',
    searchKinds: 'Buscar tipos',
    showUnavailable: (n) => `Mostrar las no disponibles (${n})`,
    hideUnavailable: 'Ocultar las no disponibles',
    apps,
    datasets,
  },
  otherApps: 'Otras',
  appsInLine: apps,
  availability: {
    anyDataset: 'Cualquier conjunto de datos',
    noDataset: 'No necesita conjunto de datos',
    types: (types) => types.join(', '),
    premium: 'Premium',
    needs: (types) => `Necesita ${either(types)}`,
    locked: 'Solo en premium',
    disabled: 'Desactivada por su administrador',
  },
  datasets: {
    name: 'Nombre',
    access: 'Acceso',
    dataTypes: 'Tipos de datos',
    action: 'Acción',
    kinds: { row: 'Datos individuales', aggregate: 'Solo agregados' },
    meta: (name, version) => (name === version ? name : `${name} · versión ${version}`),
    current: 'Actual',
    open: 'Abrir',
    openNamed: (name) => `Abrir ${name}`,
  },
  personal: {
    recent: 'Recientes',
    opened: dates.opened,
    pinned: 'Fijadas',
    pin: (app) => `Fijar ${app}`,
    pinFailed: 'No se ha guardado qué aplicaciones están fijadas. Inténtelo de nuevo.',
    hint: 'Pulse la estrella de una aplicación para conservarla aquí.',
    announcement: 'Anuncio',
    announcementDetails: 'Detalles',
    dismiss: 'Descartar',
    dismissFailed: 'No se pudo descartar el anuncio. Inténtelo de nuevo.',
    openWith: 'Abrir con…',
    openWithNamed: (app) => `Abrir con… ${app}`,
    datasetsWith: (types) => `Conjuntos de datos con ${either(types)}`,
    askForAccess: 'Solicitar acceso a otro',
    notLoaded: (lists) => `No cargado: ${both(lists.map((name) => listNames[name]))}.`,
  },
  empty: {
    resources: {
      heading: 'Todavía no hay recursos',
      text: 'Las aplicaciones y los conjuntos de datos aparecen aquí en cuanto su organización le da acceso. Pregunte a la persona que le ha invitado o escriba al soporte.',
    },
    apps: {
      heading: 'Todavía no hay aplicaciones',
      text: 'Las aplicaciones aparecen aquí en cuanto su organización le da acceso a ellas.',
    },
    datasets: {
      heading: 'Todavía no hay conjuntos de datos',
      text: 'Los conjuntos de datos aparecen aquí en cuanto su organización le da acceso a ellos.',
    },
    contact: 'Contactar con el soporte',
    refresh: 'Actualizar',
  },
  noResults: {
    heading: 'Sin resultados',
    query: (query) => `No se ha encontrado nada con «${query}».`,
    filtered: 'Sus filtros no dejan nada.',
    queryFiltered: (query) => `Sus filtros no dejan nada con «${query}».`,
    hidden: (what) => `Oculto por ellos: ${what}.`,
    inOtherTab: (what) => `En la otra pestaña: ${what}.`,
    showOther: (what) => `Mostrar ${what}`,
    clear: 'Borrar',
  },
}

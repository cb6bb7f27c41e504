import type { UiTexts } from './en.ts'

const seconds = new Intl.NumberFormat('es', { style: 'unit', unit: 'second', unitDisplay: 'long' })
const plural = new Intl.PluralRules('es')
const close = 'Cerrar'
const loading = 'Cargando…'
const noResults = 'Sin resultados'
const selectAll = 'Seleccionar todo'
const serverError = 'Error del servidor'
const tiers = { explore: 'Explore', premium: 'Premium' }

/** The texts of all components in Spanish. */
export const uiTexts: UiTexts = {
  alert: { close },
  appBar: { skip: 'Ir al contenido', reveal: 'Mostrar la barra' },
  banner: { close },
  combobox: { empty: noResults, loading, open: 'Mostrar opciones' },
  connectionBanner: {
    offline: 'Sin conexión a Internet',
    slow: 'Conexión a Internet lenta',
    restored: 'Conexión restablecida',
  },
  copyButton: { copy: 'Copiar', copied: 'Copiado', failed: 'No se ha podido copiar' },
  countdownCircle: {
    remaining: (left) =>
      `${plural.select(left) === 'one' ? 'Queda' : 'Quedan'} ${seconds.format(left)}`,
  },
  dataTable: { actions: 'Acciones' },
  datasetCard: {
    aggregateOnly: 'Solo agregados',
    current: 'Actual',
    version: (version) => `Versión ${version}`,
  },
  downloadButton: {
    download: 'Descargar',
    failed: 'No se ha podido descargar',
    started: (fileName) => `Guardando ${fileName}`,
  },
  drawer: {
    close,
    fullScreen: 'Pantalla completa',
    exitFullScreen: 'Salir de la pantalla completa',
  },
  errorState: {
    title: serverError,
    retry: 'Reintentar',
    supportCode: (code) => `Código de soporte ${code}`,
  },
  filterPopover: {
    applied: (label, count) => `${label}: ${count}`,
    search: (label) => `Buscar: ${label}`,
    selectAll,
    clear: 'Borrar',
    empty: noResults,
    found: (count) => `${count} ${plural.select(count) === 'one' ? 'resultado' : 'resultados'}`,
  },
  fullScreenLoader: {
    loading: 'Cargando',
    slow: 'Está tardando más de lo habitual.',
    error: serverError,
  },
  infoIcon: { infoTag: 'Info', newTag: 'Nuevo' },
  link: { newTab: '(se abre en una pestaña nueva)' },
  lockModal: {
    title: 'Solo en premium',
    description:
      'Los niveles de los resultados de dianas y enfermedades solo están disponibles en premium.',
    tier: (tier) => `Su nivel: ${tiers[tier]}`,
    tiers,
    yours: 'Su nivel',
    dismiss: 'Ahora no',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty: noResults,
    loading,
    open: 'Mostrar opciones',
    remove: (label) => `Quitar ${label}`,
    more: (count) => `+${count}`,
    chosen: (labels) => `Selección: ${labels.join(', ')}`,
  },
  passwordChecklist: {
    title: 'Su contraseña debe tener',
    met: 'cumplido',
    unmet: 'no cumplido',
    summary: (met, total) => `${met} de ${total} cumplidos`,
  },
  passwordField: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    shown: 'Su contraseña se muestra',
    hidden: 'Su contraseña está oculta',
  },
  resourceCard: { unavailable: 'No disponible' },
  select: { loading, empty: noResults },
  stepDoors: { step: (current, total) => `Paso ${current} de ${total}` },
  textField: { clear: 'Borrar' },
  toast: { close, region: 'Notificaciones' },
}

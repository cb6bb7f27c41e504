import type { UiTexts } from './en.ts'

const seconds = new Intl.NumberFormat('de', { style: 'unit', unit: 'second', unitDisplay: 'long' })
const close = 'Schließen'
const loading = 'Wird geladen …'
const noResults = 'Keine Treffer'
const selectAll = 'Alle auswählen'
const serverError = 'Serverfehler'
const tiers = { explore: 'Explore', premium: 'Premium' }

/** The texts of all components in German. */
export const uiTexts: UiTexts = {
  alert: { close },
  appBar: { skip: 'Zum Inhalt springen', reveal: 'Leiste anzeigen' },
  banner: { close },
  combobox: { empty: noResults, loading, open: 'Optionen anzeigen' },
  connectionBanner: {
    offline: 'Keine Internetverbindung',
    slow: 'Langsame Internetverbindung',
    restored: 'Verbindung wiederhergestellt',
  },
  copyButton: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Kopieren fehlgeschlagen' },
  countdownCircle: { remaining: (left) => `Noch ${seconds.format(left)}` },
  dataTable: { actions: 'Aktionen' },
  datasetCard: {
    aggregateOnly: 'Nur aggregiert',
    current: 'Aktuell',
    version: (version) => `Version ${version}`,
  },
  downloadButton: {
    download: 'Herunterladen',
    failed: 'Herunterladen fehlgeschlagen',
    started: (fileName) => `${fileName} wird gespeichert`,
  },
  drawer: { close, fullScreen: 'Vollbild', exitFullScreen: 'Vollbild verlassen' },
  errorState: {
    title: serverError,
    retry: 'Erneut versuchen',
    supportCode: (code) => `Supportcode ${code}`,
  },
  filterPopover: {
    applied: (label, count) => `${label}: ${count}`,
    search: (label) => `${label} suchen`,
    selectAll,
    clear: 'Zurücksetzen',
    empty: noResults,
    found: (count) => `${count} gefunden`,
  },
  fullScreenLoader: {
    loading: 'Wird geladen',
    slow: 'Das dauert länger als sonst.',
    error: serverError,
  },
  infoIcon: { infoTag: 'Info', newTag: 'Neu' },
  link: { newTab: '(wird in neuem Tab geöffnet)' },
  lockModal: {
    title: 'Nur in Premium',
    description:
      'Angaben zur Stufe von Ergebnissen zu Targets und Krankheiten gibt es nur in Premium.',
    tier: (tier) => `Ihre Stufe: ${tiers[tier]}`,
    tiers,
    yours: 'Ihre Stufe',
    dismiss: 'Jetzt nicht',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty: noResults,
    loading,
    open: 'Optionen anzeigen',
    remove: (label) => `${label} entfernen`,
    more: (count) => `+${count}`,
    chosen: (labels) => `Ausgewählt: ${labels.join(', ')}`,
  },
  passwordChecklist: {
    title: 'Ihr Passwort braucht',
    met: 'erfüllt',
    unmet: 'nicht erfüllt',
    summary: (met, total) => `${met} von ${total} erfüllt`,
  },
  passwordField: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    shown: 'Ihr Passwort wird angezeigt',
    hidden: 'Ihr Passwort ist verborgen',
  },
  resourceCard: { unavailable: 'Nicht verfügbar' },
  select: { loading, empty: noResults },
  stepDoors: { step: (current, total) => `Schritt ${current} von ${total}` },
  textField: { clear: 'Leeren' },
  toast: { close, region: 'Benachrichtigungen' },
}

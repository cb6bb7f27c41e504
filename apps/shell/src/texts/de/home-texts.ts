import { createDates } from '../dates.ts'
import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('de')
const apps = (n: number) => plural(n, { one: '{n} App', other: '{n} Apps' })
const datasets = (n: number) => plural(n, { one: '{n} Datensatz', other: '{n} Datensätze' })
const dates = createDates('de')
const { both, either } = createFormats('de')
const listNames = {
  recent: 'zuletzt verwendete Apps',
  pins: 'angeheftete Apps',
  announcements: 'Mitteilungen',
}

export const homeTexts: ShellTexts['home'] = {
  title: 'Start',
  welcome: (name) => `Willkommen, ${name}`,
  welcomeUnnamed: 'Willkommen',
  open: (appCount, datasetCount) => {
    if (appCount + datasetCount === 0) return 'Sie haben noch auf nichts Zugriff.'
    if (datasetCount === 0) return `Sie haben Zugriff auf ${apps(appCount)}.`
    if (appCount === 0) return `Sie haben Zugriff auf ${datasets(datasetCount)}.`
    return `Sie haben Zugriff auf ${apps(appCount)} und ${datasets(datasetCount)}.`
  },
  search: 'Apps und Datensätze suchen',
  searchShortcut: '/',
  resultsAnnounced: (appCount, datasetCount) =>
    `${apps(appCount)} und ${datasets(datasetCount)} gefunden`,
  tabs: { label: 'Ressourcen', apps: 'Apps', datasets: 'Datensätze' },
  filters: {
    applied: (label, value) => `${label}: ${value}`,
    productLine: 'Produktlinie',
    category: 'Kategorie',
    dataType: 'Datentyp',
    kind: 'Art',
    searchProductLines: 'Produktlinien suchen',
    searchCategories: 'Kategorien suchen',
    searchDataTypes: 'Datentypen suchen',
    searchKinds: 'Arten suchen',
    showUnavailable: (n) => `Nicht verfügbare anzeigen (${n})`,
    hideUnavailable: 'Nicht verfügbare ausblenden',
    apps,
    datasets,
  },
  otherApps: 'Weitere',
  appsInLine: apps,
  availability: {
    anyDataset: 'Jeder Datensatz',
    noDataset: 'Kein Datensatz nötig',
    types: (types) => types.join(', '),
    premium: 'Premium',
    needs: (types) => `Benötigt ${either(types)}`,
    locked: 'Nur in Premium',
    disabled: 'Von Ihrer Administration abgeschaltet',
  },
  datasets: {
    name: 'Name',
    access: 'Zugriff',
    dataTypes: 'Datentypen',
    action: 'Aktion',
    kinds: { row: 'Einzeldaten', aggregate: 'Nur aggregiert' },
    meta: (name, version) => (name === version ? name : `${name} · Version ${version}`),
    current: 'Aktuell',
    open: 'Öffnen',
    openNamed: (name) => `${name} öffnen`,
  },
  personal: {
    recent: 'Zuletzt verwendet',
    opened: dates.opened,
    pinned: 'Angeheftet',
    pin: (app) => `${app} anheften`,
    pinFailed: 'Welche Apps angeheftet sind, wurde nicht gespeichert. Versuchen Sie es erneut.',
    hint: 'Drücken Sie auf den Stern einer App, um sie hier zu behalten.',
    announcement: 'Mitteilung',
    announcementDetails: 'Einzelheiten',
    dismiss: 'Ausblenden',
    dismissFailed: 'Die Mitteilung konnte nicht ausgeblendet werden. Versuchen Sie es erneut.',
    openWith: 'Öffnen mit …',
    openWithNamed: (app) => `Öffnen mit … ${app}`,
    datasetsWith: (types) => `Datensätze mit ${either(types)}`,
    askForAccess: 'Zugriff auf einen anderen beantragen',
    notLoaded: (lists) => `Nicht geladen: ${both(lists.map((name) => listNames[name]))}.`,
  },
  empty: {
    resources: {
      heading: 'Noch keine Ressourcen',
      text: 'Apps und Datensätze erscheinen hier, sobald Ihre Organisation Ihnen Zugriff gibt. Fragen Sie die Person, die Sie eingeladen hat, oder schreiben Sie dem Support.',
    },
    apps: {
      heading: 'Noch keine Apps',
      text: 'Apps erscheinen hier, sobald Ihre Organisation Ihnen Zugriff auf sie gibt.',
    },
    datasets: {
      heading: 'Noch keine Datensätze',
      text: 'Datensätze erscheinen hier, sobald Ihre Organisation Ihnen Zugriff auf sie gibt.',
    },
    contact: 'Support kontaktieren',
    refresh: 'Aktualisieren',
  },
  noResults: {
    heading: 'Keine Treffer',
    query: (query) => `Zu „${query}“ wurde nichts gefunden.`,
    filtered: 'Ihre Filter lassen nichts übrig.',
    queryFiltered: (query) => `Zu „${query}“ lassen Ihre Filter nichts übrig.`,
    hidden: (what) => `Von ihnen ausgeblendet: ${what}.`,
    inOtherTab: (what) => `Im anderen Tab: ${what}.`,
    showOther: (what) => `${what} anzeigen`,
    clear: 'Zurücksetzen',
  },
}

import { createDates } from '../dates.ts'
import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('fr')
const apps = (n: number) =>
  plural(n, { one: '{n} application', many: '{n} d’applications', other: '{n} applications' })
const datasets = (n: number) =>
  plural(n, {
    one: '{n} jeu de données',
    many: '{n} de jeux de données',
    other: '{n} jeux de données',
  })
const dates = createDates('fr')
const { both, either } = createFormats('fr')
const listNames = {
  recent: 'applications récentes',
  pins: 'applications épinglées',
  announcements: 'annonces',
}

export const homeTexts: ShellTexts['home'] = {
  title: 'Accueil',
  welcome: (name) => `Bienvenue, ${name}`,
  welcomeUnnamed: 'Bienvenue',
  open: (appCount, datasetCount) => {
    if (appCount + datasetCount === 0) return 'Vous n’avez encore accès à rien.'
    if (datasetCount === 0) return `Vous avez accès à ${apps(appCount)}.`
    if (appCount === 0) return `Vous avez accès à ${datasets(datasetCount)}.`
    return `Vous avez accès à ${apps(appCount)} et à ${datasets(datasetCount)}.`
  },
  search: 'Rechercher des applications et des jeux de données',
  searchShortcut: '/',
  resultsAnnounced: (appCount, datasetCount) =>
    `Résultats : ${apps(appCount)} et ${datasets(datasetCount)}`,
  tabs: { label: 'Ressources', apps: 'Applications', datasets: 'Jeux de données' },
  filters: {
    applied: (label, value) => `${label} : ${value}`,
    productLine: 'Ligne de produits',
    category: 'Catégorie',
    dataType: 'Type de données',
    kind: 'Type',
    searchProductLines: 'Rechercher des lignes de produits',
    searchCategories: 'Rechercher des catégories',
    searchDataTypes: 'Rechercher des types de données',
    searchKinds: 'Rechercher des types',
    showUnavailable: (n) => `Afficher les indisponibles (${n})`,
    hideUnavailable: 'Masquer les indisponibles',
    apps,
    datasets,
  },
  otherApps: 'Autres',
  appsInLine: apps,
  availability: {
    anyDataset: 'Tout jeu de données',
    noDataset: 'Aucun jeu de données nécessaire',
    types: (types) => types.join(', '),
    premium: 'Premium',
    needs: (types) => `Nécessite ${either(types)}`,
    locked: 'Uniquement en premium',
    disabled: 'Désactivée par votre administrateur',
  },
  datasets: {
    name: 'Nom',
    access: 'Accès',
    dataTypes: 'Types de données',
    action: 'Action',
    kinds: { row: 'Données individuelles', aggregate: 'Agrégats uniquement' },
    meta: (name, version) => (name === version ? name : `${name} · version ${version}`),
    current: 'Actuel',
    open: 'Ouvrir',
    openNamed: (name) => `Ouvrir ${name}`,
  },
  personal: {
    recent: 'Récentes',
    opened: dates.opened,
    pinned: 'Épinglées',
    pin: (app) => `Épingler ${app}`,
    pinFailed: 'Les applications épinglées n’ont pas été enregistrées. Réessayez.',
    hint: 'Appuyez sur l’étoile d’une application pour la garder ici.',
    announcement: 'Annonce',
    announcementDetails: 'Détails',
    dismiss: 'Masquer',
    dismissFailed: 'L’annonce n’a pas pu être masquée. Réessayez.',
    openWith: 'Ouvrir avec…',
    openWithNamed: (app) => `Ouvrir avec… ${app}`,
    datasetsWith: (types) => `Jeux de données avec ${either(types)}`,
    askForAccess: 'Demander l’accès à un autre',
    notLoaded: (lists) => `Non chargé : ${both(lists.map((name) => listNames[name]))}.`,
  },
  empty: {
    resources: {
      heading: 'Aucune ressource pour l’instant',
      text: 'Les applications et les jeux de données apparaissent ici dès que votre organisation vous y donne accès. Adressez-vous à la personne à l’origine de votre invitation, ou écrivez à l’assistance.',
    },
    apps: {
      heading: 'Aucune application pour l’instant',
      text: 'Les applications apparaissent ici dès que votre organisation vous y donne accès.',
    },
    datasets: {
      heading: 'Aucun jeu de données pour l’instant',
      text: 'Les jeux de données apparaissent ici dès que votre organisation vous y donne accès.',
    },
    contact: 'Contacter l’assistance',
    refresh: 'Actualiser',
  },
  noResults: {
    heading: 'Aucun résultat',
    query: (query) => `Rien n’a été trouvé pour « ${query} ».`,
    filtered: 'Vos filtres ne laissent rien.',
    queryFiltered: (query) => `Vos filtres ne laissent rien pour « ${query} ».`,
    hidden: (what) => `Masqué par eux : ${what}.`,
    inOtherTab: (what) => `Dans l’autre onglet : ${what}.`,
    showOther: (what) => `Afficher ${what}`,
    clear: 'Effacer',
  },
}

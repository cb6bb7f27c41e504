import type { UiTexts } from './en.ts'

const seconds = new Intl.NumberFormat('fr', { style: 'unit', unit: 'second', unitDisplay: 'long' })
const plural = new Intl.PluralRules('fr')
const close = 'Fermer'
const loading = 'Chargement…'
const noResults = 'Aucun résultat'
const selectAll = 'Tout sélectionner'
const serverError = 'Erreur du serveur'
const tiers = { explore: 'Explore', premium: 'Premium' }

/** The texts of all components in French. */
export const uiTexts: UiTexts = {
  alert: { close },
  appBar: { skip: 'Aller au contenu', reveal: 'Afficher la barre' },
  banner: { close },
  combobox: { empty: noResults, loading, open: 'Afficher les options' },
  connectionBanner: {
    offline: 'Pas de connexion Internet',
    slow: 'Connexion Internet lente',
    restored: 'Connexion rétablie',
  },
  copyButton: { copy: 'Copier', copied: 'Copié', failed: 'Échec de la copie' },
  countdownCircle: { remaining: (left) => `Temps restant : ${seconds.format(left)}` },
  dataTable: { actions: 'Actions' },
  datasetCard: {
    aggregateOnly: 'Agrégats uniquement',
    current: 'Actuel',
    version: (version) => `Version ${version}`,
  },
  downloadButton: {
    download: 'Télécharger',
    failed: 'Échec du téléchargement',
    started: (fileName) => `Enregistrement de ${fileName}`,
  },
  drawer: { close, fullScreen: 'Plein écran', exitFullScreen: 'Quitter le plein écran' },
  errorState: {
    title: serverError,
    retry: 'Réessayer',
    supportCode: (code) => `Code d’assistance ${code}`,
  },
  filterPopover: {
    applied: (label, count) => `${label} : ${count}`,
    search: (label) => `Rechercher : ${label}`,
    selectAll,
    clear: 'Effacer',
    empty: noResults,
    found: (count) => `${count} ${plural.select(count) === 'one' ? 'résultat' : 'résultats'}`,
  },
  fullScreenLoader: {
    loading: 'Chargement',
    slow: 'Cela prend plus de temps que d’habitude.',
    error: serverError,
  },
  infoIcon: { infoTag: 'Info', newTag: 'Nouveau' },
  link: { newTab: '(s’ouvre dans un nouvel onglet)' },
  lockModal: {
    title: 'Uniquement en Premium',
    description:
      'Les niveaux des résultats sur les cibles et les maladies ne sont disponibles qu’en Premium.',
    tier: (tier) => `Votre niveau : ${tiers[tier]}`,
    tiers,
    yours: 'Votre niveau',
    dismiss: 'Pas maintenant',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty: noResults,
    loading,
    open: 'Afficher les options',
    remove: (label) => `Retirer ${label}`,
    more: (count) => `+${count}`,
    chosen: (labels) => `Sélection : ${labels.join(', ')}`,
  },
  passwordChecklist: {
    title: 'Votre mot de passe doit avoir',
    met: 'respecté',
    unmet: 'non respecté',
    summary: (met, total) =>
      `${met} sur ${total} ${plural.select(met) === 'one' ? 'respecté' : 'respectés'}`,
  },
  passwordField: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    shown: 'Votre mot de passe est affiché',
    hidden: 'Votre mot de passe est masqué',
  },
  resourceCard: { unavailable: 'Indisponible' },
  select: { loading, empty: noResults },
  stepDoors: { step: (current, total) => `Étape ${current} sur ${total}` },
  textField: { clear: 'Effacer' },
  toast: { close, region: 'Notifications' },
}

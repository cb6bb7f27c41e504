import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('fr')

/** Texts around every page: app bar, menus, banners, modals, footer. */
export const chromeTexts: ShellTexts['chrome'] = {
  home: (platform) => `${platform}, accueil`,
  loading: 'Chargement',
  settingsWrong: (message) => `Les paramètres de cette plateforme sont incorrects : ${message}`,
  retry: 'Réessayer',
  startFailed: 'La plateforme ne répond pas. Elle est interrogée de nouveau automatiquement.',
  documentation: 'Documentation',
  support: 'Assistance',
  share: {
    action: 'Partager',
    copied: 'Lien copié',
    heading: 'Partager cette page',
    manual: 'Votre navigateur n’autorise pas la copie. Copiez le lien ici :',
    link: 'Lien',
    failed: 'Le lien n’a pas pu être créé.',
  },
  palette: {
    label: 'Tout rechercher',
    labelInAdministration: 'Trouver une personne, une organisation ou un code d’assistance',
    controlKey: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl',
    groups: {
      recent: 'Récents',
      app: 'Applications',
      dataset: 'Jeux de données',
      document: 'Documentation',
      page: 'Pages',
    },
    pages: { apps: 'Toutes les applications', datasets: 'Tous les jeux de données' },
    appWith: (dataset) => `avec ${dataset}`,
    dataset: (kind, isCurrent) => (isCurrent ? `${kind} · actuel` : kind),
    results: (n) =>
      plural(n, { one: '{n} résultat', many: '{n} de résultats', other: '{n} résultats' }),
    nothing: (query) => `Rien n’a été trouvé pour « ${query} ».`,
    notSearched:
      'Les applications et les jeux de données n’ont pas pu être chargés ; la recherche ne porte pas sur eux.',
    documentsNotSearched:
      'La documentation n’a pas pu être chargée ; la recherche ne porte pas sur elle.',
    administrationNotSearched: 'La recherche n’a pas pu porter sur les personnes et les codes.',
    searching: 'Recherche…',
    choose: 'choisir',
    open: 'ouvrir',
    newTab: 'nouvel onglet',
  },
  fullScreen: {
    enter: 'Plein écran',
    exit: 'Quitter le plein écran',
    reveal: 'Afficher la barre de la plateforme',
  },
  switcher: {
    label: 'Jeu de données',
    choose: 'Choisir un jeu de données',
    find: 'Trouver un jeu de données',
    noResults: 'Aucun résultat',
    leave: 'Quitter le jeu de données',
    aggregateOnly: 'Agrégats uniquement',
    unknown: 'Jeu de données inconnu',
    notTaken: '(pas pour cette application)',
    appsIn: (dataset) => `Applications dans ${dataset}`,
  },
  userMenu: {
    open: (name) => `Compte : ${name}`,
    account: 'Compte',
    internal: 'Interne',
    external: 'Externe',
    theme: 'Thème',
    themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
    themePinned: 'Fixé par votre organisation',
    administration: 'Administration',
    switchCustomer: 'Changer de client',
    virtualCohorts: 'Cohortes virtuelles',
    yourAccount: 'Votre compte',
    approveDevice: 'Approuver un appareil',
    support: 'Assistance',
    signOut: 'Se déconnecter',
    signOutFailed: 'Votre session est toujours ouverte. Réessayez.',
    profileFailed: 'Votre profil n’a pas pu être chargé.',
    profileFailedText: 'D’ici là, votre profil est traité comme externe.',
  },
  languageFailed: 'Votre langue n’a pas pu être enregistrée. Réessayez.',
  impersonation: {
    before: 'Vous agissez pour le compte du client ',
    after: (name) => (name ? ` en tant que ${name}.` : '.'),
    stop: 'Cesser d’agir',
    stopFailed: 'Vous agissez toujours pour le compte de ce client. Réessayez.',
  },
  connection: {
    offline: 'Pas de connexion Internet',
    slow: 'Connexion Internet lente',
    restored: 'Connexion rétablie',
    notReached: 'Impossible sans connexion Internet',
  },
  lock: {
    title: 'Uniquement en premium',
    offers: (part) => ({
      explore: ['Résultats sur les cibles et les maladies, sans leur niveau', `Sans ${part}`],
      premium: ['Niveaux des cibles et des maladies', part],
    }),
    named: (part) => `${part} fait partie de premium`,
    namedText: (part) => `${part} fait partie de premium.`,
    unchecked: 'Votre niveau n’a pas pu être vérifié',
    uncheckedText: (part) =>
      `${part} fait partie de premium et reste fermé tant que votre accès à premium n’est pas confirmé.`,
    explain: 'Que comprend premium ?',
    contact: 'Contacter l’assistance',
  },
  footer: (platform, version) => `${platform} ${version}`.trim(),
}

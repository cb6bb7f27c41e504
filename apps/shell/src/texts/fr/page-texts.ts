import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('fr')
const { instant, time, ago, duration, both, either } = createFormats('fr')

/** The states of a ticket, by the server's name for each. */
const states: Partial<Record<string, string>> = {
  open: 'Ouvert',
  in_progress: 'En cours',
  answered: 'Avec réponse',
  closed: 'Fermé',
}

/** Texts of the pages other than the home page. */
export const pageTexts: ShellTexts['pages'] = {
  notFound: {
    title: 'Page introuvable',
    code: '404',
    heading: 'Page introuvable',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    home: 'Aller à l’accueil',
  },
  crash: {
    title: 'Erreur',
    heading: 'Une erreur inattendue s’est produite.',
    text: 'L’erreur a été signalée. Si elle se reproduit, veuillez indiquer le code d’assistance.',
    supportCode: (code) => `Code d’assistance ${code}`,
    refresh: 'Actualiser',
    home: 'Accueil',
    support: 'Écrire à l’assistance',
  },
  chooseDataset: {
    left: {
      heading: 'Choisir un jeu de données',
      text: (app) => `Vous avez quitté le jeu de données, et ${app} en nécessite un.`,
    },
    notListed: {
      heading: 'Vous n’avez pas accès à ce jeu de données',
      text: (id) => `« ${id} » ne figure pas, ou plus, dans la liste de vos jeux de données.`,
    },
    notSupported: {
      heading: 'Ce jeu de données ne convient pas à l’application',
      text: (dataset, app) => `${app} ne peut pas être utilisée avec « ${dataset} ».`,
    },
    forApp: (app) => `Jeux de données qui ouvrent ${app}`,
    needs: (types) => `Elle nécessite ${either(types)}.`,
    holds: (types) => `Ce jeu de données contient ${both(types)}.`,
    askForAccess: 'Demander l’accès',
    yours: 'Vos jeux de données',
    leave: 'Quitter le jeu de données',
    home: 'Aller à l’accueil',
  },
  noDataset: {
    heading: 'Aucune version de données prise en charge pour cette application',
    text: (app) =>
      `Aucun des jeux de données auxquels vous avez accès ne peut être utilisé dans ${app}.`,
    home: 'Aller à l’accueil',
  },
  app: {
    unavailableHeading: 'Indisponible',
    disabled: (app) => `${app} est désactivée par votre administrateur.`,
    dataset: 'Jeu de données',
    name: 'Nom',
    noDataset: 'Aucun jeu de données nécessaire',
    dataTypes: 'Types de données',
    dataPartner: 'Partenaire de données',
    members: 'Membres',
    datasetFailed: 'Les détails de ce jeu de données n’ont pas pu être chargés.',
    mountHeading: (app) => `${app} s’ouvre ici`,
    mountText: (path) =>
      `Une installation place l’application à cette adresse, dans ce cadre : elle reçoit le jeu de données et le reste du chemin, « ${path} ».`,
    backToApps: 'Toutes les applications',
    restricted: 'Environnement restreint',
  },
  frame: {
    opening: (app) => `Ouverture : ${app}`,
    unreachable: (app) => `${app} est injoignable`,
    unreachableText:
      'L’application n’a pas répondu pendant 10 secondes. La plateforme fonctionne ; l’application redémarre peut-être, ou votre réseau bloque son adresse.',
    since: (host, at) => `${host} · ${time(at)}`,
    tryAgain: 'Réessayer',
    newTab: 'Ouvrir dans un nouvel onglet',
    report: 'Signaler',
    unsaved: 'Modifications non enregistrées',
    documentation: 'Documentation',
    copyLink: 'Copier le lien vers cette vue',
    pin: 'Épingler à l’accueil',
    unpin: 'Désépingler',
    loadAgain: 'Recharger',
    fullScreen: 'Plein écran',
    fullScreenKeys: 'Alt Maj F',
    allApps: 'Toutes les applications',
    leave: {
      heading: (app) => `Quitter ${app} ?`,
      text: 'L’application contient des modifications non enregistrées.',
      discard: 'Quitter sans enregistrer',
      stay: 'Rester',
    },
    ownPage: (app) => `${app} ne répond pas à cette adresse`,
    ownPageText: 'L’application a ici une page à elle, que personne ne sert pour l’instant.',
  },
  support: {
    title: 'Assistance',
    heading: 'Assistance',
    lead: 'Posez une question, signalez un problème ou demandez un accès.',
    externalHeading: 'L’assistance est assurée dans un autre système',
    externalText: 'Il s’ouvre dans un nouvel onglet.',
    externalOpen: 'Ouvrir l’assistance',
    externalMissing: 'Aucune adresse n’est définie. Veuillez écrire à votre administrateur.',
    newHeading: 'Nouveau ticket',
    subject: 'Objet',
    category: 'Catégorie',
    categories: { question: 'Question', access: 'Accès', data: 'Données', problem: 'Problème' },
    description: 'Description',
    descriptionHint: 'N’indiquez ni données de patients, ni mots de passe, ni codes.',
    accessTo: (page) => `Accès à ${page}`,
    sentAlong: (page) => `Joint à l’envoi : la page d’où vous venez, ${page}.`,
    codeSentAlong: (code) => `Joint à l’envoi : le code d’assistance ${code}.`,
    datasetWords: (dataset) => `le jeu de données ${dataset}`,
    pageWords: (app, dataset) => {
      if (app && dataset) return `${app} avec ${dataset}`
      return app ?? (dataset ? `les applications de ${dataset}` : 'Accueil')
    },
    submit: 'Envoyer',
    sending: 'Veuillez patienter…',
    sent: 'Ticket envoyé',
    sentText: 'Il figure avec son état sous « Vos tickets ».',
    writeAnother: 'Nouveau ticket',
    allTickets: 'Tous les tickets',
    sentOn: (category, instantText) => `${category} · envoyé le ${instantText}`,
    about: (page) => `À propos de ${page}`,
    discard: 'Abandonner',
    restored: (keptAt) => `Votre ticket non envoyé du ${instant(keptAt)} est de retour.`,
    sendAgain: 'Votre ticket n’a pas été envoyé : veuillez le renvoyer.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    required: 'Ce champ ne peut pas être vide',
    tooLong: (max) =>
      plural(max, {
        one: '{n} caractère au maximum',
        many: '{n} de caractères au maximum',
        other: '{n} caractères au maximum',
      }),
    listHeading: 'Vos tickets',
    empty: 'Aucun ticket pour l’instant',
    emptyText: 'Les tickets que vous envoyez figurent ici avec leur état.',
    created: instant,
    status: (status) => states[status] ?? status,
  },
  device: {
    title: 'Approuver un appareil',
    heading: 'Approuver un appareil',
    lead: 'Connectez un téléphone ou un autre ordinateur avec le code qu’il affiche.',
    codeOnDevice: 'Code affiché sur l’appareil',
    find: 'Continuer',
    reviewText:
      'Est-ce l’appareil qui est devant vous ? La personne qui le tient sera connectée avec votre compte.',
    code: 'Code',
    browser: 'Appareil',
    address: 'Adresse',
    requested: 'Demandé',
    asked: (iso, now) =>
      ago(iso, now, { justNow: 'À l’instant', at: (distance, at) => `${distance}, à ${at}` }),
    warning:
      'N’approuvez qu’un appareil que vous voyez. Nous ne vous envoyons jamais de code à approuver.',
    approve: 'Approuver',
    deny: 'Refuser',
    approved: (device) => `${device} est approuvé.`,
    approvedText: 'Il se connecte dans quelques secondes. Vous pouvez fermer cette page.',
    denied: (device) => `${device} est refusé.`,
    deniedText: 'Il n’a pas été connecté.',
    another: 'Approuver un autre appareil',
    back: 'Retour',
    browserName: (browser, system) => {
      if (browser && system) return `${browser} sur ${system}`
      return browser ?? system ?? 'Navigateur inconnu'
    },
    throttled: (seconds) => `Trop de tentatives. Réessayez dans ${duration(seconds)}.`,
    signInAgainText:
      'Ce navigateur a été connecté par un code ou un jeton et ne peut donc pas approuver un autre appareil. Reconnectez-vous avec votre mot de passe, puis saisissez de nouveau le code.',
    signInAgain: 'Se reconnecter',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
  },
  virtualCohorts: {
    title: 'Cohortes virtuelles',
    heading: 'Cohortes virtuelles',
    lead: (n) =>
      plural(n, {
        one: '{n} profil pour les utilisateurs internes.',
        many: '{n} de profils pour les utilisateurs internes.',
        other: '{n} profils pour les utilisateurs internes.',
      }),
    name: 'Nom',
    identifier: 'Identifiant',
    copyFailed: 'Non copié',
    empty: 'Aucune cohorte virtuelle pour l’instant',
    internalOnly: 'Les cohortes virtuelles sont réservées aux utilisateurs internes.',
  },
}

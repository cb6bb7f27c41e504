import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { of } from './elided.ts'

export const registrationTexts: AdminTexts['registrations'] = {
  heading: 'Inscriptions',
  lead: 'Personnes qui ont demandé un accès et confirmé leur adresse.',
  search: 'Nom, adresse ou message',
  count: (n) => counted(n, 'demande', 'demandes'),
  states: { waiting: 'En attente', approved: 'Acceptées', refused: 'Refusées' },
  columns: { name: 'Nom', description: 'Message', since: 'Depuis', decided: 'Décision' },
  noReason: 'Aucun motif indiqué.',
  hasAccount: 'Cette adresse a désormais un compte.',
  by: (when, name) => `${when}, par ${name}`,
  empty: {
    waiting: 'Aucune demande en attente',
    approved: 'Aucune demande acceptée pour l’instant',
    refused: 'Aucune demande refusée',
    mailed: (address) => `Les nouvelles demandes sont aussi envoyées à ${address}.`,
    notMailed:
      'Les nouvelles demandes ne sont envoyées à personne : NOTIFY_EMAIL n’est pas défini.',
    people: 'Voir les personnes',
  },
  approve: {
    action: 'Accepter',
    title: (name) => `Accepter la demande ${of(name)} ?`,
    mail: (address) =>
      `Un e-mail envoyé à ${address} indique que le compte est prêt et où se connecter. Il ne contient pas de mot de passe.`,
    chooseFirst: 'Ce que l’organisation peut ouvrir est accessible aussitôt.',
    reached: (n, organization) =>
      n === null
        ? `Ce à quoi ${organization} a accès est accessible aussitôt.`
        : `${counted(n, 'application ou jeu de données accessible', 'applications et jeux de données accessibles')} aussitôt, par ${organization}.`,
    firstSignIn: (method, firstName) =>
      method === 'email_otp_and_authenticator_based'
        ? `Première connexion : code reçu par e-mail, puis application d’authentification propre à ${firstName}.`
        : `Première connexion : code reçu par e-mail, puis mot de passe choisi par ${firstName}.`,
    suggested: (domain, organization) =>
      `Suggestion : ${domain} est un domaine vérifié ${of(organization)}.`,
    roles: 'Rôles',
    rolesHint: 'La plupart des personnes n’en ont pas besoin.',
    noRole: 'Aucun',
    into: (organization) => `Accepter dans ${organization}`,
    organization: 'Organisation',
    find: 'Partie du nom',
    button: 'Accepter',
    done: (name) => `Demande ${of(name)} acceptée`,
  },
  refuse: {
    action: 'Refuser',
    title: (name) => `Refuser la demande ${of(name)} ?`,
    text: (address) =>
      `Un e-mail contenant votre remarque est envoyé à ${address}. La demande est close ; il est possible d’en faire une autre.`,
    note: 'Remarque',
    button: 'Refuser',
    done: (name) => `Demande ${of(name)} refusée`,
  },
}

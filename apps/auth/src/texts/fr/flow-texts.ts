import type { FlowTexts } from '../texts.ts'
import { device } from './device-texts.ts'
import { organization } from './organization-texts.ts'
import { passkey, passkeyOffer } from './passkey-texts.ts'
import {
  forgotPassword,
  legacyReset,
  newPassword,
  password,
  resetDone,
  resetLink,
  securityQuestion,
} from './password-texts.ts'
import {
  emailCode,
  emailCodeIfAny,
  recoveryCodes,
  totpSetup,
  twoFactor,
} from './second-factor-texts.ts'

const texts: FlowTexts = {
  device,
  organization,
  passkey,
  passkeyOffer,
  emailCode,
  emailCodeIfAny,
  password,
  newPassword,
  resetDone,
  forgotPassword,
  legacyReset,
  securityQuestion,
  resetLink,
  twoFactor,
  totpSetup,
  recoveryCodes,
  registration: {
    heading: 'Demander l’accès',
    intro:
      'Votre organisation examine chaque demande. Nous écrirons à l’adresse de votre établissement.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail de votre établissement',
    description: 'Description',
    descriptionHint: 'Ce que vous souhaitez étudier, et avec qui.',
    method: 'Méthode de connexion',
    methodPassword: 'Mot de passe',
    methodPasswordAndCode: 'Mot de passe et code par e-mail',
    methodAuthenticator: 'Code par e-mail et application d’authentification',
    submit: 'Demander l’accès',
    sent: 'Nous vous avons envoyé un e-mail pour vérifier votre adresse. Consultez votre messagerie',
    sentHeading: 'Confirmez votre adresse',
    sentIntro:
      'Votre demande parviendra à votre organisation dès que vous aurez ouvert le lien de l’e-mail.',
    sentTo: 'Envoyé à {email}.',
    nextMail: 'Ouvrez le lien de l’e-mail.',
    nextReview: 'Votre organisation examine la demande.',
    nextAnswer: 'Nous vous écrivons. Vous pouvez alors vous connecter.',
    correct: 'Corriger l’adresse',
    sender: 'Il provient de {sender}.',
    noReply: 'Il provient d’une adresse qui ne reçoit pas de réponses.',
    failed: 'Erreur du serveur',
    haveInvite: 'Vous avez une invitation ?',
    toStart: 'Se connecter',
  },
  eula: {
    heading: 'Conditions d’utilisation',
    intro: 'Veuillez lire et accepter ces conditions avant d’entrer.',
    accept: 'J’ai lu et j’accepte « {name} »',
    submit: 'Accepter',
    decline: 'Refuser et se déconnecter',
    notLoaded: 'Les conditions n’ont pas pu être chargées. Réessayez.',
    notAccepted: 'Votre accord n’a pas pu être enregistré. Réessayez.',
  },
  customer: {
    heading: 'Choisir un client',
    intro: 'Vous agirez pour le compte de cette organisation jusqu’à ce que vous la quittiez.',
    listLabel: 'Organisations',
    search: 'Rechercher une organisation',
    clearSearch: 'Effacer la recherche',
    searchCount: 'Rechercher parmi {count} organisations',
    noMatch: 'Aucun résultat',
    submit: 'Continuer',
    none: 'Aucune organisation trouvée',
    noneHow:
      'Il n’y a aucun client pour le compte duquel vous puissiez agir. Demandez l’accès à un administrateur.',
    failed: 'Une erreur s’est produite',
    notStaff: 'Vous n’agissez pour aucun client',
    notStaffHow:
      'Le choix d’un client est réservé au personnel de la plateforme. Vous pouvez continuer en votre nom.',
    acting: 'Vous agissez déjà pour le compte du client {name}',
    actingHow: 'Ce client a été choisi dans un autre onglet ou une autre fenêtre de ce navigateur.',
    goOn: 'Continuer pour {name}',
    change: 'Passer à {name}',
  },
  token: {
    heading: 'Continuer en tant que {name} ?',
    body: 'Le lien que vous avez ouvert vous connecte en tant que {email}. Ne continuez que si c’est bien vous.',
    instead:
      'Ce navigateur est connecté en tant que {present}. Le lien que vous avez ouvert vous connecte à la place en tant que {email}. Ne continuez que si c’est bien vous.',
    confirm: 'Continuer',
    keep: 'Ne rien changer',
    decline: 'Se connecter avec son adresse e-mail',
    checking: 'Vérification de votre lien de connexion',
    signingIn: 'Connexion en cours',
    unchecked: 'Le lien de connexion n’a pas pu être vérifié',
  },
  notFound: {
    title: '404 Page introuvable',
    status: '404',
    heading: 'Page introuvable',
    body: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    goHome: 'Aller à l’accueil',
  },
}

export default texts

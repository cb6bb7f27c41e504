import type { StartTexts } from '../texts.ts'
import { advice, errors, failure } from './failure-texts.ts'

const texts: StartTexts = {
  loader: { loading: 'Chargement', slow: 'Cela prend plus de temps que d’habitude.' },
  app: {
    title: '{heading} · {app}',
    errorTitle: 'Erreur : {title}',
    poweredBy: 'Proposé par {provider}',
    stepOf: 'Étape {step} sur {steps}',
    titleAndStep: '{title}. {step}',
    countOf: '{step} sur {steps}',
    back: 'Retour',
    differentAccount: 'Ce n’est pas vous ? Utiliser un autre compte',
    pleaseWait: 'Veuillez patienter…',
    retry: 'Réessayer',
    home: 'Accueil',
    refresh: 'Actualiser',
    signOut: 'Se déconnecter',
    notSignedOut: 'La déconnexion a échoué. Réessayez.',
    forgotPassword: 'Mot de passe oublié',
    version: 'Version {version}',
    supportCode: 'Code d’assistance {code}',
  },
  start: {
    heading: 'Bienvenue',
    subheading: 'Étape 1 – Vérification de l’adresse e-mail',
    email: 'Adresse e-mail',
    emailExample: 'nom@etablissement.org',
    submit: 'Vérifier et continuer',
    passkey: 'Utiliser une clé d’accès',
    signUp: 'Pas encore de compte ? S’inscrire',
    trouble: 'Des difficultés à vous connecter ?',
    troubleInvite: 'Veuillez saisir l’adresse e-mail à laquelle vous avez reçu votre invitation.',
    troubleNoInvite: '* Si vous n’avez pas reçu d’invitation, adressez-vous à votre organisation',
    verified: 'Adresse e-mail vérifiée, passage à l’authentification',
  },
  guide: {
    heading: 'Les étapes de l’accès',
    step: 'Étape {step}',
    validate: 'Vérifiez votre accès',
    validateHow:
      'Saisissez l’adresse e-mail à laquelle vous avez reçu votre invitation, puis choisissez « Vérifier et continuer ».',
    authenticate: 'Authentifiez-vous',
    authenticateHow: 'Suivez les étapes de l’authentification.',
  },
  failure,
  errors,
  advice,
}

export default texts

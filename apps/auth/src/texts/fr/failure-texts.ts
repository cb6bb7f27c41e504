import { codes, fields } from '@vestibule/app-kit/refusals/codes/fr'
import type { StartTexts } from '../texts.ts'

export const failure: StartTexts['failure'] = {
  loadHeading: 'Erreur du serveur',
  loadBody: 'La page de connexion n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  settingsHeading: 'Erreur de configuration',
  settingsBody: 'La configuration de cette application n’est pas valide : {message}',
  crashHeading: 'Une erreur inattendue s’est produite.',
  crashBody:
    'L’erreur a été signalée. Si elle se reproduit, veuillez indiquer le code d’assistance.',
}

export const errors: StartTexts['errors'] = {
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  fieldEmpty: 'Ce champ ne peut pas être vide',
  accountNotFound: 'Ce compte n’existe pas',
  invalidCredentials: 'Identifiants incorrects',
  userNotFound: 'Personne introuvable',
  somethingWrong: 'Une erreur s’est produite',
  generic: 'Une erreur s’est produite. Réessayez plus tard.',
  wrongCode: 'Le code saisi est incorrect',
  codeExpired: 'Le code n’est pas valide ou a expiré',
  codeExhausted: 'Trop de codes incorrects. Demandez-en un nouveau.',
  unknown: 'Une erreur inconnue s’est produite',
  intercepted:
    'Une page web est arrivée à la place d’une réponse : quelque chose entre vous et la plateforme l’a envoyée, par exemple la page de connexion de votre réseau. Vérifiez votre connexion, puis réessayez.',
  throttled: 'Trop de tentatives. Réessayez dans {time}.',
  mailsThrottled:
    'Assez d’e-mails ont été envoyés à cette adresse pour l’instant. Demandez-en un autre dans {time}.',
  outOfStep: 'Cette connexion a été interrompue ou a expiré.',
  startAgain: 'Recommencer',
  linkFailed:
    'Ce lien de connexion n’est plus valable. Veuillez vous connecter avec votre adresse e-mail.',
  termsWait: 'Des conditions d’utilisation attendent votre accord.',
  toTerms: 'Lire les conditions',
  userChanged:
    'Une autre personne est maintenant connectée dans ce navigateur, ou agit pour le compte d’un autre client.',
  reload: 'Recharger la page',
  cookiesBlocked:
    'Votre navigateur bloque les cookies de ce site, et la connexion en a besoin. Autorisez les cookies de ce site dans les paramètres du navigateur, puis rechargez la page.',
  nextTooLong:
    'L’adresse d’où vous venez est trop longue pour y revenir. Après la connexion, vous arriverez à la page d’accueil.',
  accountDisabled: 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
  refusals: codes,
  fields,
}

export const advice: StartTexts['advice'] = {
  reset_password: 'Avec un nouveau mot de passe, vous pouvez continuer aussitôt.',
  look_for_mail: 'Le dernier e-mail se trouve peut-être parmi les indésirables.',
  use_known_browser:
    'Vous pouvez continuer dans un navigateur qui vous a déjà servi à vous connecter.',
}

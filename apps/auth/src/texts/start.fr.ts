import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as refusals } from '@vestibule/app-kit/refusals/codes.fr'

export const messages: Catalogue<typeof english> = {
  'app.title': '{heading} · {app}',
  'app.errorTitle': 'Erreur : {title}',
  'app.poweredBy': 'Proposé par {provider}',
  'app.stepOf': 'Étape {step} sur {steps}',
  'app.titleAndStep': '{title}. {step}',
  'app.countOf': '{step} sur {steps}',
  'app.back': 'Retour',
  'app.differentAccount': 'Ce n’est pas vous ? Utiliser un autre compte',
  'app.pleaseWait': 'Veuillez patienter…',
  'app.retry': 'Réessayer',
  'app.home': 'Accueil',
  'app.refresh': 'Actualiser',
  'app.signOut': 'Se déconnecter',
  'app.notSignedOut': 'La déconnexion a échoué. Réessayez.',
  'app.forgotPassword': 'Mot de passe oublié',
  'app.version': 'Version {version}',
  'app.supportCode': 'Code d’assistance {code}',
  'start.heading': 'Bienvenue',
  'start.subheading': 'Étape 1 – Vérification de l’adresse e-mail',
  'start.email': 'Adresse e-mail',
  'start.emailExample': 'nom@etablissement.org',
  'start.submit': 'Vérifier et continuer',
  'start.passkey': 'Utiliser une clé d’accès',
  'start.signUp': 'Pas encore de compte ? S’inscrire',
  'start.trouble': 'Des difficultés à vous connecter ?',
  'start.troubleInvite':
    'Veuillez saisir l’adresse e-mail à laquelle vous avez reçu votre invitation.',
  'start.troubleNoInvite':
    '* Si vous n’avez pas reçu d’invitation, adressez-vous à votre organisation',
  'start.verified': 'Adresse e-mail vérifiée, passage à l’authentification',
  'guide.heading': 'Les étapes de l’accès',
  'guide.step': 'Étape {step}',
  'guide.validate': 'Vérifiez votre accès',
  'guide.validateHow':
    'Saisissez l’adresse e-mail à laquelle vous avez reçu votre invitation, puis choisissez « Vérifier et continuer ».',
  'guide.authenticate': 'Authentifiez-vous',
  'guide.authenticateHow': 'Suivez les étapes de l’authentification.',
  'failure.loadHeading': 'Erreur du serveur',
  'failure.loadBody':
    'La page de connexion n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'failure.settingsHeading': 'Erreur de configuration',
  'failure.settingsBody': 'La configuration de cette application n’est pas valide : {message}',
  'failure.crashHeading': 'Une erreur inattendue s’est produite.',
  'failure.crashBody':
    'L’erreur a été signalée. Si elle se reproduit, veuillez indiquer le code d’assistance.',
  'errors.emailInvalid': 'Veuillez saisir une adresse e-mail valide',
  'errors.fieldEmpty': 'Ce champ ne peut pas être vide',
  'errors.accountNotFound': 'Ce compte n’existe pas',
  'errors.invalidCredentials': 'Identifiants incorrects',
  'errors.userNotFound': 'Personne introuvable',
  'errors.somethingWrong': 'Une erreur s’est produite',
  'errors.generic': 'Une erreur s’est produite. Réessayez plus tard.',
  'errors.wrongCode': 'Le code saisi est incorrect',
  'errors.codeExpired': 'Le code n’est pas valide ou a expiré',
  'errors.codeExhausted': 'Trop de codes incorrects. Demandez-en un nouveau.',
  'errors.unknown': 'Une erreur inconnue s’est produite',
  'errors.intercepted':
    'Une page web est arrivée à la place d’une réponse : quelque chose entre vous et la plateforme l’a envoyée, par exemple la page de connexion de votre réseau. Vérifiez votre connexion, puis réessayez.',
  'errors.throttled': 'Trop de tentatives. Réessayez dans {time}.',
  'errors.mailsThrottled':
    'Assez d’e-mails ont été envoyés à cette adresse pour l’instant. Demandez-en un autre dans {time}.',
  'errors.outOfStep': 'Cette connexion a été interrompue ou a expiré.',
  'errors.startAgain': 'Recommencer',
  'errors.linkFailed':
    'Ce lien de connexion n’est plus valable. Veuillez vous connecter avec votre adresse e-mail.',
  'errors.termsWait': 'Des conditions d’utilisation attendent votre accord.',
  'errors.toTerms': 'Lire les conditions',
  'errors.userChanged':
    'Une autre personne est maintenant connectée dans ce navigateur, ou agit pour le compte d’un autre client.',
  'errors.reload': 'Recharger la page',
  'errors.cookiesBlocked':
    'Votre navigateur bloque les cookies de ce site, et la connexion en a besoin. Autorisez les cookies de ce site dans les paramètres du navigateur, puis rechargez la page.',
  'errors.nextTooLong':
    'L’adresse d’où vous venez est trop longue pour y revenir. Après la connexion, vous arriverez à la page d’accueil.',
  'errors.accountDisabled': 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
  'advice.reset_password': 'Avec un nouveau mot de passe, vous pouvez continuer aussitôt.',
  'advice.look_for_mail': 'Le dernier e-mail se trouve peut-être parmi les indésirables.',
  'advice.use_known_browser':
    'Vous pouvez continuer dans un navigateur qui vous a déjà servi à vous connecter.',
  'loader.loading': 'Chargement',
  'loader.slow': 'Cela prend plus de temps que d’habitude.',
}

import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.fr'
export { messages as refusals } from '@vestibule/app-kit/refusals/codes.fr'

export const messages: Catalogue<typeof english> = {
  'start.heading': 'Bienvenue',
  'start.subheading': 'Étape 1 – Vérification de l’adresse e-mail',
  'start.email': 'Adresse e-mail',
  'start.emailExample': 'nom@etablissement.example',
  'start.submit': 'Vérifier et continuer',
  'start.passkey': 'Utiliser une clé d’accès',
  'start.signUp': 'Pas encore de compte ? S’inscrire',
  'start.trouble': 'Des difficultés à vous connecter ?',
  'start.troubleInvite': 'Veuillez saisir l’adresse e-mail à laquelle vous avez reçu votre invitation.',
  'start.troubleNoInvite': '* Si vous n’avez pas reçu d’invitation, adressez-vous à votre organisation',
  'start.verified': 'Adresse e-mail vérifiée, passage à l’authentification',
  'guide.heading': 'Les étapes de l’accès',
  'guide.step': 'Étape {step}',
  'guide.validate': 'Vérifiez votre accès',
  'guide.validateHow': 'Saisissez l’adresse e-mail à laquelle vous avez reçu votre invitation, puis choisissez « Vérifier et continuer ».',
  'guide.authenticate': 'Authentifiez-vous',
  'guide.authenticateHow': 'Suivez les étapes de l’authentification.',
  'failure.loadHeading': 'Erreur du serveur',
  'failure.loadBody': 'La page de connexion n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'failure.settingsHeading': 'Erreur de configuration',
  'failure.settingsBody': 'La configuration de cette application n’est pas valide : {message}',
  'failure.crashHeading': 'Une erreur inattendue s’est produite.',
  'failure.crashBody': 'L’erreur a été signalée. Si elle se reproduit, veuillez indiquer le code d’assistance.',
  'loader.loading': 'Chargement',
  'loader.slow': 'Cela prend plus de temps que d’habitude.',
}

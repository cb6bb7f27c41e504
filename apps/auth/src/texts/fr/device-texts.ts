import type { FlowTexts } from '../texts.ts'

export const device: FlowTexts['device'] = {
  heading: 'Aucune session ouverte',
  intro:
    'Saisissez ce code sur votre ordinateur pour continuer. Cet environnement est restreint : il s’ouvre dès que vous approuvez le code là où votre session est ouverte.',
  address: 'Sur votre ordinateur, saisissez cette adresse',
  code: 'Saisissez-y ce code',
  codeLabel: 'Code',
  verifyingIn: 'Vérification de votre accès dans',
  verifying: 'Vérification de votre accès',
  secondsLeft: 'Vérification de votre accès dans {seconds} secondes',
  doneAlready: 'C’est déjà fait ?',
  clickHere: 'Vérifier maintenant',
  notRegistered: 'Aucun code n’a pu être créé. Réessayez.',
  expiredHeading: 'Code expiré',
  expired: 'Ce code n’a pas été utilisé à temps. Demandez-en un nouveau.',
  refresh: 'Obtenir un nouveau code',
  newCode: 'Nouveau code : {code}',
  pending: 'Ce code n’a pas encore été approuvé.',
  denied: 'La demande a été refusée. Réessayez avec le nouveau code.',
  disabled: 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
}

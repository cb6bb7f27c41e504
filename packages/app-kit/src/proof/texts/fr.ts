import type { ProofTexts } from './proof-texts.ts'

export const proofTexts: ProofTexts = {
  title: 'Confirmez votre identité',
  to: 'Pour {purpose}, ',
  how: {
    password: 'saisissez votre mot de passe actuel.',
    authenticator: 'saisissez le code affiché par votre application d’authentification.',
    email_code: 'saisissez le code que nous vous avons envoyé par e-mail.',
    passkey: 'utilisez votre clé d’accès.',
  },
  label: { password: 'Mot de passe', authenticator: 'Code', email_code: 'Code' },
  use: {
    password: 'Utiliser le mot de passe',
    authenticator: 'Utiliser un code',
    email_code: 'Utiliser un code reçu par e-mail',
    passkey: 'Utiliser une clé d’accès',
  },
  confirm: 'Confirmer',
  confirmPasskey: 'Continuer avec votre clé d’accès',
  cancel: 'Annuler',
  close: 'Fermer',
  pleaseWait: 'Veuillez patienter…',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  resend: 'Renvoyer le code',
  resendIn: 'Renvoyer dans {time}',
  newCode: 'Nouveau code envoyé',
  signIn: 'Se connecter',
  retry: 'Réessayer',
  loading: 'Chargement',
  nothing: 'vous devez vous reconnecter : rien de ce que vous pourriez saisir ici ne suffit.',
  errors: {
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    wrongCode: 'Ce code est incorrect.',
    expiredCode: 'Ce code a expiré ou a déjà servi. Prenez-en un nouveau.',
    exhaustedCode: 'Trop de codes incorrects. Demandez-en un nouveau.',
    wrongPasskey: 'Cette clé d’accès ne convient pas. Essayez autrement.',
    noPasskey: 'La clé d’accès n’a pas pu être utilisée. Réessayez ou choisissez un autre moyen.',
    throttled: 'Trop de tentatives. Réessayez dans {time}.',
    mailThrottled: 'Trop d’e-mails ont été envoyés. Réessayez dans {time}.',
    signedOut:
      'Vous n’êtes plus connecté ici. Ce que vous avez saisi reste jusqu’à ce que vous quittiez cette page.',
    otherUser:
      'Une autre personne est maintenant connectée dans ce navigateur. Actualisez la page.',
    failed: 'Une erreur s’est produite. Réessayez plus tard.',
    failedWithCode: 'Une erreur s’est produite. Réessayez plus tard. Code d’assistance {code}',
  },
}

import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './proof.en.ts'

export const messages: Catalogue<typeof english> = {
  title: 'Confirmez votre identité',
  'how.password': 'Pour {purpose}, saisissez votre mot de passe actuel.',
  'how.authenticator':
    'Pour {purpose}, saisissez le code affiché par votre application d’authentification.',
  'how.email_code': 'Pour {purpose}, saisissez le code que nous vous avons envoyé par e-mail.',
  'how.passkey': 'Pour {purpose}, utilisez votre clé d’accès.',
  'label.password': 'Mot de passe',
  'label.authenticator': 'Code',
  'label.email_code': 'Code',
  'use.password': 'Utiliser le mot de passe',
  'use.authenticator': 'Utiliser un code',
  'use.email_code': 'Utiliser un code reçu par e-mail',
  'use.passkey': 'Utiliser une clé d’accès',
  confirm: 'Confirmer',
  confirmPasskey: 'Continuer avec votre clé d’accès',
  cancel: 'Annuler',
  pleaseWait: 'Veuillez patienter…',
  resend: 'Renvoyer le code',
  resendIn: 'Renvoyer dans {time}',
  newCode: 'Nouveau code envoyé',
  signIn: 'Se connecter',
  retry: 'Réessayer',
  loading: 'Chargement',
  nothing:
    'Pour {purpose}, vous devez vous reconnecter : rien de ce que vous pourriez saisir ici ne suffit.',
  'errors.noPassword': 'Saisissez votre mot de passe.',
  'errors.noCode': 'Saisissez le code en entier.',
  'errors.wrongPassword': 'Ce n’est pas votre mot de passe.',
  'errors.wrongCode': 'Ce code est incorrect.',
  'errors.expiredCode': 'Ce code a expiré ou a déjà servi. Prenez-en un nouveau.',
  'errors.exhaustedCode': 'Trop de codes incorrects. Demandez-en un nouveau.',
  'errors.wrongPasskey': 'Cette clé d’accès ne convient pas. Essayez autrement.',
  'errors.noPasskey':
    'La clé d’accès n’a pas pu être utilisée. Réessayez ou choisissez un autre moyen.',
  'errors.throttled': 'Trop de tentatives. Réessayez dans {time}.',
  'errors.mailThrottled': 'Trop d’e-mails ont été envoyés. Réessayez dans {time}.',
  'errors.signedOut':
    'Votre session n’est plus ouverte ici. Ce que vous avez saisi reste jusqu’à ce que vous quittiez cette page.',
  'errors.otherUser':
    'Une autre personne est maintenant connectée dans ce navigateur. Rechargez la page.',
  'errors.failed': 'Une erreur s’est produite. Réessayez plus tard.',
  'errors.failedWithCode':
    'Une erreur s’est produite. Réessayez plus tard. Code d’assistance {code}',
  wait: 'Pour {purpose}, …',
}

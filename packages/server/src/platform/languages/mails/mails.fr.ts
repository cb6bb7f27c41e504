import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './mails.en.ts'

export const messages: Catalogue<typeof english> = {
  signIn: 'Se connecter',
  'code.heading': 'Votre code de vérification',
  'code.subject': '{code} est votre code de vérification',
  'code.preview': '{code} est valable {duration}.',
  'code.previewWithout': 'Il est valable {duration}.',
  'code.signingIn':
    'Saisissez ce code sur la page où vous vous connectez. Il est valable {duration} et ne sert qu’une fois, dans ce navigateur uniquement.',
  'code.changing':
    'Saisissez ce code sur la page où vous modifiez votre compte. Il est valable {duration} et ne sert qu’une fois, dans ce navigateur uniquement.',
  'code.closing':
    'Si vous n’êtes pas en train de vous connecter, ignorez cet e-mail et ne communiquez le code à personne. Aucun membre de notre équipe ne vous le demandera.',
  'code.closingOfChange':
    'Si vous n’êtes pas en train de modifier votre compte, ne communiquez le code à personne, connectez-vous et déconnectez les navigateurs que vous ne reconnaissez pas. Aucun membre de notre équipe ne vous demandera ce code.',
  'code.elsewhere': 'Votre organisation a sa propre page de connexion : {url}',
  'reset.heading': 'Réinitialiser votre mot de passe',
  'reset.preview': 'Le lien est valable {duration} et ne sert qu’une fois.',
  'reset.text':
    'Suivez le lien pour choisir un nouveau mot de passe. Il est valable {duration} et ne sert qu’une fois.',
  'reset.action': 'Réinitialiser le mot de passe',
  'reset.closing':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'invitation.subject': 'Vous avez une invitation',
  'invitation.heading': 'Bienvenue, {name}',
  'invitation.preview': 'Un compte a été créé pour vous.',
  'invitation.text':
    'Un compte a été créé pour vous. Connectez-vous avec cette adresse : vous recevrez un code par e-mail, puis vous choisirez comment vous connecter.',
  'invitation.closing': 'Si vous n’attendez pas d’invitation, ignorez cet e-mail.',
  'registration.heading': 'Vérifiez votre adresse e-mail',
  'registration.asked':
    'Quelqu’un, probablement vous, a demandé un accès avec cette adresse. Suivez le lien pour la vérifier.',
  'registration.valid': 'Le lien est valable {duration}.',
  'registration.action': 'Vérifier l’adresse e-mail',
  'registration.closing':
    'Si vous n’avez pas demandé d’accès, ignorez cet e-mail : rien ne sera créé.',
  'alreadyRegistered.heading': 'Vous avez déjà un accès',
  'alreadyRegistered.preview': 'Connectez-vous avec cette adresse.',
  'alreadyRegistered.text':
    'Quelqu’un, probablement vous, a demandé un accès avec cette adresse. Un compte y est déjà associé.',
  'alreadyRegistered.closing':
    'Si vous n’avez pas demandé d’accès, ignorez cet e-mail : rien n’a changé.',
  'registrationRefused.subject': 'Votre demande d’accès',
  'registrationRefused.heading': 'Votre demande d’accès a été refusée',
  'registrationRefused.preview': 'Vous pouvez refaire une demande.',
  'registrationRefused.text': 'Un administrateur a refusé votre demande d’accès et écrit :',
  'registrationRefused.closing': 'Vous pouvez refaire une demande d’accès à tout moment.',
  'confirmAddress.heading': 'Confirmez votre nouvelle adresse e-mail',
  'confirmAddress.preview': 'Le lien est valable {duration}.',
  'confirmAddress.text':
    'Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un compte. Suivez le lien pour la confirmer. Il est valable {duration}.',
  'confirmAddress.ends':
    'Les autres navigateurs seront alors déconnectés et les jetons d’API du compte cesseront de fonctionner.',
  'confirmAddress.action': 'Confirmer l’adresse e-mail',
  'confirmAddress.closing':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.',
  'addressTaken.heading': 'Votre adresse e-mail a été indiquée pour un autre compte',
  'addressTaken.preview': 'Rien n’a changé.',
  'addressTaken.text':
    'Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un autre compte. Un compte y est déjà associé, elle ne peut donc pas servir pour un second.',
  'addressTaken.closing':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien n’a changé.',
  'keepAddress.heading': 'Votre adresse e-mail va être modifiée',
  'keepAddress.text':
    'Quelqu’un, probablement vous, souhaite remplacer l’adresse de votre compte par {email}. Si c’est bien vous, vous n’avez rien à faire ici.',
  'keepAddress.keep':
    'Conservez cet e-mail : pendant {duration}, même après la modification, son lien rétablit cette adresse, déconnecte tous les navigateurs et supprime les clés d’accès et les autres facteurs configurés entre-temps.',
  'keepAddress.action': 'Conserver cette adresse',
  'keepAddress.closing':
    'Si ce n’est pas vous : suivez le lien, puis choisissez un nouveau mot de passe.',
  'addressChanged.heading': 'Votre adresse e-mail a été modifiée',
  'addressChanged.text':
    'L’adresse de votre compte a été modifiée. Les autres navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
  'addressChanged.link':
    'Pendant {duration}, le lien de l’e-mail précédent rétablit cette adresse.',
  'addressRestored.heading': 'La modification de votre adresse e-mail a été annulée',
  'addressRestored.text':
    'Cette adresse est celle de votre compte. Tous les navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
  'addressRestored.mails': 'Les e-mails arrivent de nouveau à cette adresse.',
  'addressRestored.password':
    'Votre mot de passe n’est plus valable, car la personne qui a demandé la modification le connaît peut-être. Connectez-vous avec cette adresse : vous recevez un code par e-mail, puis vous choisissez un nouveau mot de passe.',
  'addressSet.heading': 'L’adresse de votre compte a été modifiée',
  'addressSet.preview': 'Connectez-vous désormais avec {email}.',
  'addressSet.text':
    'Un administrateur a remplacé l’adresse de votre compte par {email}. Connectez-vous désormais avec celle-ci. Les navigateurs sont déconnectés et les jetons d’API ne fonctionnent plus.',
  'addressSet.closing':
    'Si vous n’êtes pas à l’origine de cette demande, prévenez immédiatement votre administrateur.',
  'change.preview': 'Si ce n’est pas vous, agissez immédiatement.',
  'change.tellAtOnce': 'Si ce n’est pas vous, prévenez immédiatement votre administrateur.',
  'change.andEnds':
    '{what} Les autres navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
  'change.formerAddress':
    'Cet e-mail est aussi envoyé à l’ancienne adresse de votre compte, car l’adresse a été modifiée récemment.',
  'change.formerClosing':
    'Si ce n’est pas vous : suivez le lien de l’e-mail « {subject} ». Il rétablit cette adresse et supprime ce qui a été configuré entre-temps.',
  'change.nothingToDo': 'Si c’est bien vous, vous n’avez rien à faire.',
  'change.closing':
    'Si ce n’est pas vous : choisissez un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion et prévenez immédiatement votre administrateur.',
  'otherFactors.passkey': 'Clé d’accès « {name} », ajoutée le {when}',
  'otherFactors.authenticator': 'Application d’authentification, configurée le {when}',
  'otherFactors.recovery_codes': 'Codes de récupération, créés le {when}',
  'otherFactors.security_question': 'Question de sécurité',
  'otherFactors.organization_sign_in':
    'Connexion de votre organisation, utilisée pour la première fois le {when}',
  'otherFactors.stay':
    'Outre le mot de passe, voici ce qui donne accès à votre compte. Si vous ne reconnaissez pas un élément, supprimez-le dans votre compte, sous « Connexion et sécurité » :',
  'otherFactors.removed': 'Voici ce qui a été supprimé de votre compte :',
  'ticketAnswered.heading': 'Le ticket {number} a une réponse',
  'ticketAnswered.text': 'L’assistance a répondu à votre ticket « {subject} » :',
  'ticketAnswered.action': 'Ouvrir le ticket',
  'ticketAnswered.closing': 'Si vous n’avez pas écrit ce ticket, prévenez votre administrateur.',
  'operators.action': 'Ouvrir l’administration',
  'operators.closing': 'Cette adresse est NOTIFY_EMAIL de la plateforme.',
  'operators.registration': 'Quelqu’un demande un accès',
  'operators.asks': '{name} ({email}) demande un accès et écrit :',
  'operators.ticket': 'Ticket {number} : {subject}',
  'operators.waits': 'Le ticket {number} attend une réponse.',
  'test.subject': 'Un e-mail de test',
  'test.heading': 'Les e-mails arrivent',
  'test.preview': 'Vous l’avez demandé dans l’administration.',
  'test.text':
    'Vous avez demandé cet e-mail dans l’administration. Le serveur de messagerie l’a accepté.',
  'test.closing': 'Si vous n’êtes pas à l’origine de cette demande, prévenez votre administrateur.',
  'credentials.password.subject': 'Votre mot de passe a été modifié',
  'credentials.password.what': 'Le mot de passe de votre compte a été modifié le {when} UTC.',
  'credentials.authenticator.subject': 'Votre application d’authentification a été remplacée',
  'credentials.authenticator.what':
    'Une nouvelle application d’authentification a été configurée pour votre compte le {when} UTC.',
  'credentials.recovery_codes.subject': 'De nouveaux codes de récupération ont été créés',
  'credentials.recovery_codes.what':
    'De nouveaux codes de récupération ont été créés pour votre compte le {when} UTC ; les anciens ne sont plus valables.',
  'credentials.recovery_codes_added.subject':
    'Des codes de récupération ont été créés pour votre compte',
  'credentials.recovery_codes_added.what':
    'Des codes de récupération, qui permettent de se connecter à votre compte à la place de l’application d’authentification, ont été créés le {when} UTC.',
  'credentials.security_question.subject': 'Votre question de sécurité a été modifiée',
  'credentials.security_question.what':
    'La question de sécurité de votre compte, ou sa réponse, a été modifiée le {when} UTC.',
  'credentials.security_question_added.subject':
    'Une question de sécurité a été définie pour votre compte',
  'credentials.security_question_added.what':
    'Une question de sécurité, qui permet de demander un lien vers un nouveau mot de passe de votre compte, a été définie le {when} UTC.',
  'credentials.second_factor_reset.subject': 'Votre second facteur a été réinitialisé',
  'credentials.second_factor_reset.what':
    'Un administrateur a supprimé votre application d’authentification et vos codes de récupération le {when} UTC : vous en configurerez une nouvelle à la prochaine connexion.',
  'credentials.sign_in_method.subject': 'Votre méthode de connexion a été modifiée',
  'credentials.sign_in_method.what':
    'Un administrateur a modifié le {when} UTC les facteurs demandés pour se connecter à votre compte.',
  'credentials.passkey_added.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'credentials.passkey_added.what':
    'Une clé d’accès, qui permet de se connecter à votre compte sans mot de passe, a été ajoutée le {when} UTC.',
  'credentials.passkey_removed.subject': 'Une clé d’accès a été supprimée de votre compte',
  'credentials.passkey_removed.what':
    'Une clé d’accès de votre compte a été supprimée le {when} UTC.',
  'credentials.organization_sign_in.subject':
    'Vous vous connectez désormais avec votre organisation',
  'credentials.organization_sign_in.what':
    'Une connexion à votre compte par la connexion de votre organisation a eu lieu le {when} UTC ; le compte y est désormais rattaché.',
}

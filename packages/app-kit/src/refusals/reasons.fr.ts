import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

export const messages: Catalogue<typeof english> = {
  'reasons.account_changed': 'Le compte a changé : ce n’est plus possible.',
  'reasons.acting_for_customer': 'Cessez d’abord d’agir pour le compte d’un client.',
  'reasons.acting_for_nobody': 'Vous n’agissez pour le compte d’aucun client.',
  'reasons.code_taken': 'Ce code est déjà pris.',
  'reasons.decided': 'Une décision a déjà été prise sur cette demande.',
  'reasons.device_code_only': 'Connectez-vous ici avec un code d’appareil.',
  'reasons.dns_silent': 'Le DNS n’a pas répondu. Réessayez plus tard.',
  'reasons.dns_unproven': 'Le DNS n’affiche pas encore l’enregistrement TXT de {name}.',
  'reasons.domain_invalid': 'Veuillez saisir un domaine, par exemple example.org',
  'reasons.domain_of_other': 'Les adresses de ce domaine appartiennent à {organization}.',
  'reasons.domain_taken': 'Ce domaine appartient déjà à une organisation.',
  'reasons.has_it': 'Cet accès existe déjà.',
  'reasons.holds_more': 'Cette personne a plus de droits que vous.',
  'reasons.last_administrator':
    'C’est la dernière personne à avoir le rôle platform-admin : attribuez-le d’abord à une autre.',
  'reasons.no_password': 'Vous vous connectez sans mot de passe.',
  'reasons.no_verified_domain': 'Aucun domaine de messagerie de l’organisation n’est vérifié.',
  'reasons.own_account': 'Ce n’est pas possible ici pour votre propre compte.',
  'reasons.owned_by_import':
    'Cet élément provient d’une importation. Modifiez-le dans son fichier.',
  'reasons.passkey_exists': 'Cette clé d’accès est déjà dans votre compte.',
  'reasons.passkeys_off': 'Les clés d’accès ne sont pas proposées ici.',
  'reasons.question_off': 'La question de sécurité n’est pas proposée ici.',
  'reasons.set_up_second_factor': 'Configurez d’abord un second facteur.',
  'reasons.sign_in_again': 'Reconnectez-vous pour effectuer cette modification.',
  'reasons.sign_in_untested':
    'Testez d’abord la connexion : aucun test des valeurs enregistrées n’a réussi.',
  'reasons.terms_replaced': 'Ces conditions d’utilisation sont déjà remplacées par d’autres.',
  'reasons.ticket_closed': 'Le ticket est déjà clos.',
  'reasons.too_many_passkeys': 'Vous avez {count} clés d’accès. Supprimez-en d’abord une.',
  'codes.account_disabled': 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
  'codes.eula_required': 'Acceptez d’abord les conditions d’utilisation.',
  'codes.not_authenticated': 'Vous n’êtes pas connecté.',
  'codes.sso_required': 'Connectez-vous par votre organisation.',
  'codes.step_required': 'Terminez d’abord l’étape précédente.',
  'codes.user_changed':
    'Quelqu’un d’autre est désormais connecté dans ce navigateur. Rechargez la page.',
  'fields.unrenderable': 'Ce texte ne peut pas être mis en page',
  throttled: 'Trop de tentatives. Réessayez dans {time}.',
}

import type { FurtherTexts, ReasonTexts } from '../refusal-texts.ts'

export const reasons: ReasonTexts = {
  account_changed: 'Le compte a changé : ce n’est plus possible.',
  acting_for_customer: 'Cessez d’abord d’agir pour le compte d’un client.',
  acting_for_nobody: 'Vous n’agissez pour le compte d’aucun client.',
  code_taken: 'Ce code est déjà pris.',
  decided: 'Une décision a déjà été prise sur cette demande.',
  device_code_only: 'Connectez-vous ici avec un code d’appareil.',
  dns_silent: 'Le DNS n’a pas répondu. Réessayez plus tard.',
  dns_unproven: 'Le DNS n’affiche pas encore l’enregistrement TXT de {name}.',
  domain_invalid: 'Veuillez saisir un domaine, par exemple example.org',
  domain_of_other: 'Les adresses de ce domaine appartiennent à {organization}.',
  domain_taken: 'Ce domaine appartient déjà à une organisation.',
  has_it: 'Cet accès existe déjà.',
  holds_more: 'Cette personne a plus de droits que vous.',
  last_administrator:
    'C’est la dernière personne à avoir le rôle platform-admin : attribuez-le d’abord à une autre.',
  no_password: 'Vous vous connectez sans mot de passe.',
  no_verified_domain: 'Aucun domaine de messagerie de l’organisation n’est vérifié.',
  own_account: 'Ce n’est pas possible ici pour votre propre compte.',
  owned_by_import: 'Cet élément provient d’une importation. Modifiez-le dans son fichier.',
  passkey_exists: 'Cette clé d’accès est déjà dans votre compte.',
  passkeys_off: 'Les clés d’accès ne sont pas proposées ici.',
  question_off: 'La question de sécurité n’est pas proposée ici.',
  set_up_second_factor: 'Configurez d’abord un second facteur.',
  sign_in_again: 'Reconnectez-vous pour effectuer cette modification.',
  sign_in_untested: 'Testez d’abord la connexion : aucun test des valeurs enregistrées n’a réussi.',
  terms_replaced: 'Ces conditions d’utilisation sont déjà remplacées par d’autres.',
  ticket_closed: 'Le ticket est déjà clos.',
  too_many_passkeys: 'Vous avez {count} clés d’accès. Supprimez-en d’abord une.',
}

export const further: FurtherTexts = {
  codes: {
    account_disabled: 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
    eula_required: 'Acceptez d’abord les conditions d’utilisation.',
    not_authenticated: 'Vous n’êtes pas connecté.',
    sso_required: 'Connectez-vous par votre organisation.',
    step_required: 'Terminez d’abord l’étape précédente.',
    user_changed: 'Quelqu’un d’autre est désormais connecté dans ce navigateur. Rechargez la page.',
  },
  unrenderable: 'Ce texte ne peut pas être mis en page',
  throttled: 'Trop de tentatives. Réessayez dans {time}.',
}

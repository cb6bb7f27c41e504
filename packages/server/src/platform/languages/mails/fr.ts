import type { MailTexts } from './en.ts'

export const fr: MailTexts = {
  signIn: 'Se connecter',
  code: {
    heading: 'Votre code de vérification',
    subject: '{code} est votre code de vérification',
    preview: '{code} est valable {duration}.',
    previewWithout: 'Il est valable {duration}.',
    signingIn:
      'Saisissez ce code sur la page où vous vous connectez. Il est valable {duration} et ne sert qu’une fois, dans ce navigateur uniquement.',
    changing:
      'Saisissez ce code sur la page où vous modifiez votre compte. Il est valable {duration} et ne sert qu’une fois, dans ce navigateur uniquement.',
    closing:
      'Si vous n’êtes pas en train de vous connecter, ignorez cet e-mail et ne communiquez le code à personne. Aucun membre de notre équipe ne vous le demandera.',
    closingOfChange:
      'Si vous n’êtes pas en train de modifier votre compte, ne communiquez le code à personne, connectez-vous et déconnectez les navigateurs que vous ne reconnaissez pas. Aucun membre de notre équipe ne vous demandera ce code.',
    elsewhere: 'Votre organisation a sa propre page de connexion : {url}',
  },
  reset: {
    heading: 'Réinitialiser votre mot de passe',
    preview: 'Le lien est valable {duration} et ne sert qu’une fois.',
    text: 'Suivez le lien pour choisir un nouveau mot de passe. Il est valable {duration} et ne sert qu’une fois.',
    action: 'Réinitialiser le mot de passe',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  invitation: {
    subject: 'Vous avez une invitation',
    heading: 'Bienvenue, {name}',
    preview: 'Un compte a été créé pour vous.',
    text: 'Un compte a été créé pour vous. Connectez-vous avec cette adresse : vous recevrez un code par e-mail, puis vous choisirez comment vous connecter.',
    closing: 'Si vous n’attendez pas d’invitation, ignorez cet e-mail.',
  },
  registration: {
    heading: 'Vérifiez votre adresse e-mail',
    asked:
      'Quelqu’un, probablement vous, a demandé un accès avec cette adresse. Suivez le lien pour la vérifier.',
    valid: 'Le lien est valable {duration}.',
    action: 'Vérifier l’adresse e-mail',
    closing: 'Si vous n’avez pas demandé d’accès, ignorez cet e-mail : rien ne sera créé.',
  },
  alreadyRegistered: {
    heading: 'Vous avez déjà un accès',
    preview: 'Connectez-vous avec cette adresse.',
    text: 'Quelqu’un, probablement vous, a demandé un accès avec cette adresse. Un compte y est déjà associé.',
    closing: 'Si vous n’avez pas demandé d’accès, ignorez cet e-mail : rien n’a changé.',
  },
  registrationRefused: {
    subject: 'Votre demande d’accès',
    heading: 'Votre demande d’accès a été refusée',
    preview: 'Vous pouvez refaire une demande.',
    text: 'Un administrateur a refusé votre demande d’accès et écrit :',
    closing: 'Vous pouvez refaire une demande d’accès à tout moment.',
  },
  confirmAddress: {
    heading: 'Confirmez votre nouvelle adresse e-mail',
    preview: 'Le lien est valable {duration}.',
    text: 'Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un compte. Suivez le lien pour la confirmer. Il est valable {duration}.',
    ends: 'Les autres navigateurs seront alors déconnectés et les jetons d’API du compte cesseront de fonctionner.',
    action: 'Confirmer l’adresse e-mail',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.',
  },
  addressTaken: {
    heading: 'Votre adresse e-mail a été indiquée pour un autre compte',
    preview: 'Rien n’a changé.',
    text: 'Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un autre compte. Un compte y est déjà associé, elle ne peut donc pas servir pour un second.',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien n’a changé.',
  },
  keepAddress: {
    heading: 'Votre adresse e-mail va être modifiée',
    text: 'Quelqu’un, probablement vous, souhaite remplacer l’adresse de votre compte par {email}. Si c’est bien vous, vous n’avez rien à faire ici.',
    keep: 'Conservez cet e-mail : pendant {duration}, même après la modification, son lien rétablit cette adresse, déconnecte tous les navigateurs et supprime les clés d’accès et les autres facteurs configurés entre-temps.',
    action: 'Conserver cette adresse',
    closing: 'Si ce n’est pas vous : suivez le lien, puis choisissez un nouveau mot de passe.',
  },
  addressChanged: {
    heading: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse de votre compte a été modifiée. Les autres navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
    link: 'Pendant {duration}, le lien de l’e-mail précédent rétablit cette adresse.',
  },
  addressRestored: {
    heading: 'La modification de votre adresse e-mail a été annulée',
    text: 'Cette adresse est celle de votre compte. Tous les navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
    mails: 'Les e-mails arrivent de nouveau à cette adresse.',
    password:
      'Votre mot de passe n’est plus valable, car la personne qui a demandé la modification le connaît peut-être. Connectez-vous avec cette adresse : vous recevez un code par e-mail, puis vous choisissez un nouveau mot de passe.',
  },
  addressSet: {
    heading: 'L’adresse de votre compte a été modifiée',
    preview: 'Connectez-vous désormais avec {email}.',
    text: 'Un administrateur a remplacé l’adresse de votre compte par {email}. Connectez-vous désormais avec celle-ci. Les navigateurs sont déconnectés et les jetons d’API ne fonctionnent plus.',
    closing:
      'Si vous n’êtes pas à l’origine de cette demande, prévenez immédiatement votre administrateur.',
  },
  change: {
    preview: 'Si ce n’est pas vous, agissez immédiatement.',
    tellAtOnce: 'Si ce n’est pas vous, prévenez immédiatement votre administrateur.',
    andEnds:
      '{what} Les autres navigateurs sont déconnectés et les jetons d’API du compte ne fonctionnent plus.',
    formerAddress:
      'Cet e-mail est aussi envoyé à l’ancienne adresse de votre compte, car l’adresse a été modifiée récemment.',
    formerClosing:
      'Si ce n’est pas vous : suivez le lien de l’e-mail « {subject} ». Il rétablit cette adresse et supprime ce qui a été configuré entre-temps.',
    nothingToDo: 'Si c’est bien vous, vous n’avez rien à faire.',
    closing:
      'Si ce n’est pas vous : choisissez un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion et prévenez immédiatement votre administrateur.',
  },
  otherFactors: {
    passkey: 'Clé d’accès « {name} », ajoutée le {when}',
    authenticator: 'Application d’authentification, configurée le {when}',
    recovery_codes: 'Codes de récupération, créés le {when}',
    security_question: 'Question de sécurité',
    organization_sign_in:
      'Connexion de votre organisation, utilisée pour la première fois le {when}',
    stay: 'Outre le mot de passe, voici ce qui donne accès à votre compte. Si vous ne reconnaissez pas un élément, supprimez-le dans votre compte, sous « Connexion et sécurité » :',
    removed: 'Voici ce qui a été supprimé de votre compte :',
  },
  ticketAnswered: {
    heading: 'Le ticket {number} a une réponse',
    text: 'L’assistance a répondu à votre ticket « {subject} » :',
    action: 'Ouvrir le ticket',
    closing: 'Si vous n’avez pas écrit ce ticket, prévenez votre administrateur.',
  },
  operators: {
    action: 'Ouvrir l’administration',
    closing: 'Cette adresse est NOTIFY_EMAIL de la plateforme.',
    registration: 'Quelqu’un demande un accès',
    asks: '{name} ({email}) demande un accès et écrit :',
    ticket: 'Ticket {number} : {subject}',
    waits: 'Le ticket {number} attend une réponse.',
  },
  test: {
    subject: 'Un e-mail de test',
    heading: 'Les e-mails arrivent',
    preview: 'Vous l’avez demandé dans l’administration.',
    text: 'Vous avez demandé cet e-mail dans l’administration. Le serveur de messagerie l’a accepté.',
    closing: 'Si vous n’êtes pas à l’origine de cette demande, prévenez votre administrateur.',
  },
  credentials: {
    password: {
      subject: 'Votre mot de passe a été modifié',
      what: 'Le mot de passe de votre compte a été modifié le {when} UTC.',
    },
    authenticator: {
      subject: 'Votre application d’authentification a été remplacée',
      what: 'Une nouvelle application d’authentification a été configurée pour votre compte le {when} UTC.',
    },
    recovery_codes: {
      subject: 'De nouveaux codes de récupération ont été créés',
      what: 'De nouveaux codes de récupération ont été créés pour votre compte le {when} UTC ; les anciens ne sont plus valables.',
    },
    recovery_codes_added: {
      subject: 'Des codes de récupération ont été créés pour votre compte',
      what: 'Des codes de récupération, qui permettent de se connecter à votre compte à la place de l’application d’authentification, ont été créés le {when} UTC.',
    },
    security_question: {
      subject: 'Votre question de sécurité a été modifiée',
      what: 'La question de sécurité de votre compte, ou sa réponse, a été modifiée le {when} UTC.',
    },
    security_question_added: {
      subject: 'Une question de sécurité a été définie pour votre compte',
      what: 'Une question de sécurité, qui permet de demander un lien vers un nouveau mot de passe de votre compte, a été définie le {when} UTC.',
    },
    second_factor_reset: {
      subject: 'Votre second facteur a été réinitialisé',
      what: 'Un administrateur a supprimé votre application d’authentification et vos codes de récupération le {when} UTC : vous en configurerez une nouvelle à la prochaine connexion.',
    },
    sign_in_method: {
      subject: 'Votre méthode de connexion a été modifiée',
      what: 'Un administrateur a modifié le {when} UTC les facteurs demandés pour se connecter à votre compte.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      what: 'Une clé d’accès, qui permet de se connecter à votre compte sans mot de passe, a été ajoutée le {when} UTC.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été supprimée de votre compte',
      what: 'Une clé d’accès de votre compte a été supprimée le {when} UTC.',
    },
    organization_sign_in: {
      subject: 'Vous vous connectez désormais avec votre organisation',
      what: 'Une connexion à votre compte par la connexion de votre organisation a eu lieu le {when} UTC ; le compte y est désormais rattaché.',
    },
  },
}

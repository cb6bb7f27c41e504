import type { FlowTexts } from '../texts.ts'

export const password: FlowTexts['password'] = {
  heading: 'Saisissez votre mot de passe',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  shown: 'Votre mot de passe est affiché',
  hidden: 'Votre mot de passe est masqué',
  submit: 'Se connecter',
  continue: 'Continuer',
  verified: 'Identifiants vérifiés',
}

export const newPassword: FlowTexts['newPassword'] = {
  createHeading: 'Créez votre mot de passe',
  createIntro:
    'Pour {email}. Il vous servira à chaque connexion. Vos autres sessions prendront fin.',
  resetHeading: 'Réinitialisez votre mot de passe',
  resetIntro:
    'Pour {email}. Vos autres sessions prendront fin et vos jetons d’API cesseront de fonctionner.',
  resetIntroNoEmail:
    'Vos autres sessions prendront fin et vos jetons d’API cesseront de fonctionner.',
  password: 'Nouveau mot de passe',
  confirm: 'Confirmer le mot de passe',
  length: 'De 12 à 100 caractères',
  uppercase: 'Une majuscule',
  lowercase: 'Une minuscule',
  digit: 'Un chiffre',
  special: 'Un caractère spécial {characters}',
  mismatch: 'Les mots de passe ne concordent pas',
  createSubmit: 'Créer le mot de passe',
  resetSubmit: 'Réinitialiser le mot de passe',
  created: 'Mot de passe créé',
}

export const resetDone: FlowTexts['resetDone'] = {
  heading: 'Votre mot de passe a été réinitialisé',
  body: 'Connectez-vous avec votre nouveau mot de passe.',
  backToLogin: 'Retour à la connexion',
}

export const forgotPassword: FlowTexts['forgotPassword'] = {
  heading: 'Mot de passe oublié',
  intro:
    'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour réinitialiser votre mot de passe.',
  email: 'Adresse e-mail',
  submit: 'Envoyer le lien',
  requested: 'Vous trouverez la marche à suivre dans votre messagerie.',
  requestedIfAny:
    'S’il existe un compte pour {email}, vous trouverez la marche à suivre dans votre messagerie.',
  differentEmail: 'Utiliser une autre adresse e-mail',
  toLogin: 'Retour à la connexion',
}

export const legacyReset: FlowTexts['legacyReset'] = {
  heading: 'Réinitialisez votre mot de passe',
  intro:
    'Choisissez un nouveau mot de passe d’au moins {min} caractères. Vos autres sessions prendront fin et vos jetons d’API cesseront de fonctionner.',
  email: 'Adresse e-mail',
  password: 'Nouveau mot de passe',
  confirm: 'Confirmer le mot de passe',
  submit: 'Réinitialiser le mot de passe',
  done: 'C’est fait. Passage à la connexion…',
  missing: 'Veuillez remplir tous les champs',
  mismatch: 'Les mots de passe ne concordent pas',
  tooShort: 'Le mot de passe doit avoir au moins {min} caractères',
  toForgot: 'Demander un nouveau lien',
}

export const otherFactors: FlowTexts['otherFactors'] = {
  intro: 'Voici ce qui donne aussi accès à votre compte :',
  passkey: 'Clé d’accès « {name} », ajoutée le {day}',
  authenticator: 'Application d’authentification, configurée le {day}',
  recovery_codes: 'Codes de récupération, créés le {day}',
  security_question: 'Question de sécurité',
  organization_sign_in: 'Connexion de votre organisation, utilisée pour la première fois le {day}',
  remove: 'Tout supprimer',
  why: 'Faites-le si vous ne reconnaissez pas un élément. Vous pourrez en configurer de nouveaux dans votre compte.',
  later:
    'Si vous ne reconnaissez pas un élément, connectez-vous et supprimez-le dans votre compte.',
}

export const securityQuestion: FlowTexts['securityQuestion'] = {
  heading: 'Répondez à la question de sécurité pour recevoir le lien par e-mail',
  answer: 'Réponse',
  submit: 'Envoyer le lien',
  wrong: 'Réponse incorrecte. Réessayez.',
  failed: 'Une erreur s’est produite. Réessayez.',
}

export const resetLink: FlowTexts['resetLink'] = {
  sentHeading: 'Consultez votre messagerie',
  sentTo: 'Envoyé à {email}.',
  sent: 'Nous avons envoyé un lien de réinitialisation du mot de passe.',
  onlyNewest: 'Seul le lien le plus récent fonctionne.',
  resend: 'Renvoyer le lien',
  resendIn: 'Renvoyer le lien dans {time}',
  resendReady: 'Vous pouvez maintenant renvoyer le lien.',
  failed: 'Le lien n’a pas pu être envoyé. Réessayez.',
}

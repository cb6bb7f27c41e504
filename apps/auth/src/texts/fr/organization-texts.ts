import type { FlowTexts } from '../texts.ts'

export const organization: FlowTexts['organization'] = {
  signIn: 'Se connecter avec {organization}',
  errors: {
    sso_unavailable:
      'La connexion de votre organisation ne répond pas. Réessayez dans quelques minutes. Si cela persiste, signalez-le à votre organisation.',
    sso_refused:
      'La connexion auprès de votre organisation n’a pas abouti. Saisissez votre adresse e-mail pour réessayer, ou demandez à votre organisation si vous pouvez utiliser cette plateforme.',
    sso_expired:
      'La connexion auprès de votre organisation a duré trop longtemps ou a été interrompue. Saisissez votre adresse e-mail pour recommencer.',
    sso_invalid:
      'La réponse de votre organisation n’était pas fiable ; aucune session n’a été ouverte. Saisissez votre adresse e-mail pour réessayer. Si cela persiste, signalez-le à votre organisation.',
    sso_unverified:
      'Votre organisation ne confirme pas votre adresse e-mail. Demandez-lui de la vérifier dans son annuaire.',
    sso_domain:
      'L’adresse e-mail que votre organisation a pour vous n’appartient à aucun de ses domaines ici. Demandez-lui de la corriger.',
    sso_no_account:
      'Vous n’avez ici aucun compte que votre organisation puisse ouvrir. Demandez une invitation à l’administrateur de votre organisation.',
    sso_other_person:
      'Le compte lié à votre adresse e-mail appartient à une autre personne de votre organisation. Demandez à l’administrateur de votre organisation de le vérifier.',
    account_disabled: 'Ce compte est désactivé. Adressez-vous à votre administrateur.',
  },
}

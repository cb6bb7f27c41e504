import type { FlowTexts } from '../texts.ts'

export const organization: FlowTexts['organization'] = {
  signIn: 'Se connecter avec {organization}',
  errors: {
    sso_unavailable:
      'La connexion de votre organisation ne répond pas. Réessayez dans quelques minutes. Si cela persiste, prévenez votre organisation.',
    sso_refused:
      'La connexion auprès de votre organisation n’a pas abouti. Saisissez votre adresse e-mail pour réessayer, ou demandez-lui si vous pouvez utiliser cette plateforme.',
    sso_expired:
      'La connexion auprès de votre organisation a été interrompue ou a duré trop longtemps. Saisissez votre adresse e-mail pour recommencer.',
    sso_invalid:
      'La réponse de votre organisation n’était pas fiable. Saisissez votre adresse e-mail pour réessayer. Si cela persiste, prévenez votre organisation.',
    sso_unverified:
      'Votre organisation ne confirme pas votre adresse e-mail. Demandez-lui de la vérifier dans son annuaire.',
    sso_domain:
      'L’adresse e-mail enregistrée par votre organisation n’appartient à aucun de ses domaines. Reconnectez-vous pour choisir un autre compte, ou demandez-lui de la corriger.',
    sso_no_account:
      'Vous n’avez ici aucun compte que votre organisation puisse ouvrir. Reconnectez-vous pour choisir un autre compte, ou demandez une invitation à votre administrateur.',
    sso_other_person:
      'Le compte lié à votre adresse e-mail appartient à une autre personne de votre organisation. Reconnectez-vous pour choisir un autre compte, ou demandez à votre administrateur de le vérifier.',
    account_disabled:
      'Ce compte est désactivé. Reconnectez-vous pour choisir un autre compte, ou adressez-vous à votre administrateur.',
  },
}

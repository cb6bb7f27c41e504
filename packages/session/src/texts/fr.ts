import type { SessionTexts } from '../react/session-texts.ts'

const minutes = new Intl.NumberFormat('fr', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** The texts in French. */
export const sessionTexts: SessionTexts = {
  banner: (left) =>
    `Votre session expire dans ${minutes.format(left)}. Reconnectez-vous pour continuer sans interruption : {link}.`,
  bannerLink: 'Se reconnecter',
  endUnconfirmed:
    'Votre session est peut-être terminée. Le serveur ne peut pas être interrogé pour l’instant.',
  expiringTitle: 'Votre session expire bientôt',
  expiringIn: 'Votre session expire dans',
  expiringAdvice: 'Reconnectez-vous pour continuer sans interruption.',
  loginAgain: 'Se reconnecter',
  timeLeft: (left) => `Votre session expire dans ${minutes.format(left)}`,
  expiredTitle: 'Session expirée',
  expiredBody: 'Votre session a été fermée. Veuillez vous reconnecter.',
  login: 'Se connecter',
  popupBlocked: 'Votre navigateur a bloqué le nouvel onglet.',
  tryNewTab: 'Réessayer dans un nouvel onglet',
  workIsKept: 'Votre travail non enregistré reste sur cette page.',
  workIsLost:
    'Votre travail non enregistré sera perdu. Autorisez les fenêtres contextuelles pour ce site afin de le conserver.',
  loginSuccessful: 'Connexion réussie',
  otherUserTitle: 'Une autre personne s’est connectée',
  otherUserBody:
    'Cette page et le travail non enregistré qu’elle contient appartiennent à la personne connectée auparavant. Rechargez la page pour continuer ; ce travail sera perdu.',
  otherUserNoWork:
    'Cette page appartient à la personne connectée auparavant. Rechargez-la pour continuer.',
  actingForTitle: 'Vous agissez maintenant pour le compte d’un autre client',
  actingForBody:
    'Dans un autre onglet, vous avez commencé ou cessé d’agir pour le compte d’un client. Cette page et le travail non enregistré qu’elle contient appartiennent au client précédent. Rechargez-la pour continuer ; ce travail sera perdu. Pour le conserver, revenez au client précédent dans l’autre onglet, puis retournez ici.',
  actingForNoWork:
    'Dans un autre onglet, vous avez commencé ou cessé d’agir pour le compte d’un client. Rechargez cette page pour continuer.',
  reload: 'Recharger et abandonner',
  reloadPage: 'Recharger',
  closeThisTab: 'Vous pouvez fermer cet onglet',
  close: 'Fermer',
  offline: 'Pas de connexion Internet',
  slow: 'Connexion Internet lente',
  restored: 'Connexion rétablie',
}

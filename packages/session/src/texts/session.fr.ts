import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './session.en.ts'

export const messages: Catalogue<typeof english> = {
  banner:
    '{minutes, plural, one {Votre session expire dans # minute. Reconnectez-vous pour continuer sans interruption : <link>Se reconnecter</link>.} many {Votre session expire dans # minutes. Reconnectez-vous pour continuer sans interruption : <link>Se reconnecter</link>.} other {Votre session expire dans # minutes. Reconnectez-vous pour continuer sans interruption : <link>Se reconnecter</link>.}}',
  endUnconfirmed: 'Votre session est peut-être terminée. Le serveur ne peut pas être interrogé pour l’instant.',
  expiringTitle: 'Votre session expire bientôt',
  expiringIn: 'Votre session expire dans',
  expiringAdvice: 'Reconnectez-vous pour continuer sans interruption.',
  loginAgain: 'Se reconnecter',
  timeLeft: '{minutes, plural, one {Votre session expire dans # minute} many {Votre session expire dans # minutes} other {Votre session expire dans # minutes}}',
  expiredTitle: 'Session expirée',
  expiredBody: 'Votre session a été fermée. Veuillez vous reconnecter.',
  login: 'Se connecter',
  popupBlocked: 'Votre navigateur a bloqué le nouvel onglet.',
  tryNewTab: 'Réessayer dans un nouvel onglet',
  workIsKept: 'Votre travail non enregistré reste sur cette page.',
  workIsLost: 'Votre travail non enregistré sera perdu. Autorisez les fenêtres contextuelles pour ce site afin de le conserver.',
  loginSuccessful: 'Connexion réussie',
  lockedTitle: 'Session verrouillée',
  lockedBody: 'Elle n’a pas été utilisée depuis un moment.',
  unlock: 'Déverrouiller',
  otherUserTitle: 'Une autre personne s’est connectée',
  otherUserBody: 'Cette page et le travail non enregistré qu’elle contient appartiennent à la personne connectée auparavant. Rechargez la page pour continuer ; ce travail sera perdu.',
  otherUserNoWork: 'Cette page appartient à la personne connectée auparavant. Rechargez-la pour continuer.',
  actingForTitle: 'Vous agissez maintenant pour le compte d’un autre client',
  actingForBody:
    'Dans un autre onglet, vous avez commencé ou cessé d’agir pour le compte d’un client. Cette page et le travail non enregistré qu’elle contient appartiennent au client précédent. Rechargez-la pour continuer ; ce travail sera perdu. Pour le conserver, revenez au client précédent dans l’autre onglet, puis retournez ici.',
  actingForNoWork: 'Dans un autre onglet, vous avez commencé ou cessé d’agir pour le compte d’un client. Rechargez cette page pour continuer.',
  reload: 'Recharger et abandonner',
  reloadPage: 'Recharger',
  closeThisTab: 'Vous pouvez fermer cet onglet',
  close: 'Fermer',
  offline: 'Pas de connexion Internet',
  slow: 'Connexion Internet lente',
  restored: 'Connexion rétablie',
}

import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './pages.en.ts'

export const messages: Catalogue<typeof english> = {
  home: 'Aller à la page d’accueil',
  'gate.app.heading': 'Vous n’avez pas accès à cette application',
  'gate.app.text': 'Adressez-vous à la personne qui gère les accès de votre organisation.',
  'gate.premium.heading': 'Cette application fait partie du niveau Premium',
  'gate.premium.text': 'Votre organisation n’a pas le niveau Premium.',
  'gate.dataset.heading': 'Vous n’avez pas accès à ce jeu de données',
  'gate.dataset.text':
    'Vous avez accès à l’application, mais pas avec ce jeu de données. Choisissez-en un autre sur la page d’accueil.',
  'gate.noDataset.heading': 'Cette application a besoin d’un jeu de données',
  'gate.noDataset.text':
    'Choisissez-en un sur la page d’accueil, puis ouvrez l’application à partir de là.',
  'gate.address.heading': 'Cette adresse n’appartient pas à l’application',
  'gate.address.text': 'Ouvrez l’application à partir de la page d’accueil.',
  'gate.terms.heading': 'Des conditions d’utilisation restent à accepter',
  'gate.terms.text':
    'Commencez par les lire et les accepter. Vous reviendrez ensuite à cette page.',
  'gate.terms.link': 'Lire les conditions d’utilisation',
  'gate.signedOut.heading': 'Ce navigateur est déconnecté',
  'gate.signedOut.text': 'Reconnectez-vous pour continuer.',
  'gate.signedOut.link': 'Se connecter',
  'gate.deadTicket.heading': 'L’entrée dans l’application a échoué',
  'gate.deadTicket.text':
    'L’accès à cette application ne sert qu’une fois, en moins d’une minute, dans un navigateur qui accepte les cookies.',
  'gate.deadTicket.link': 'Réessayer',
  'gate.down.heading': 'Cette application ne répond pas',
  'gate.down.text': 'Elle est arrêtée ou en cours de démarrage. Réessayez dans un instant.',
  'verifyAddress.heading': 'Vérifiez votre adresse e-mail',
  'verifyAddress.text':
    'Quelqu’un a demandé un accès avec l’adresse {email}. Si c’est bien vous, continuez.',
  'verifyAddress.action': 'Vérifier l’adresse e-mail',
  'changeAddress.heading': 'Modifiez votre adresse e-mail',
  'changeAddress.text':
    'Désormais, {email} sera l’adresse de votre compte. Les autres navigateurs seront déconnectés.',
  'changeAddress.action': 'Modifier l’adresse e-mail',
  'keepAddress.heading': 'Conservez votre adresse e-mail',
  'keepAddress.text':
    '{email} reste l’adresse de votre compte. Tous les navigateurs seront déconnectés.',
  'keepAddress.password':
    'Votre mot de passe ne sera plus valable. Vous en choisirez un nouveau à la connexion.',
  'keepAddress.removed':
    'Voici ce qui a été configuré après la demande de modification et qui sera supprimé :',
  'keepAddress.action': 'Conserver cette adresse',
  'deadLink.heading': 'Ce lien ne mène nulle part',
  'deadLink.text':
    'Il manque peut-être un caractère. Comparez l’adresse avec celle que vous avez reçue ou demandez un nouveau lien.',
  'continueTo.heading': 'Continuer vers {name} ?',
  'continueTo.text': 'Vous vous connectez avec {name}, puis vous revenez ici.',
  'continueTo.signedIn':
    'Vous êtes connecté en tant que {email}. Si vous continuez, vous vous connectez avec {name} à la place.',
  'continueTo.tooLong':
    'L’adresse de la page souhaitée est trop longue : vous arriverez à la page d’accueil.',
  'continueTo.action': 'Continuer vers {name}',
  'notNow.heading': 'Ceci ne fonctionne pas pour le moment',
  'notNow.text': 'Revenez en arrière et réessayez dans quelques minutes.',
  'notBuilt.heading': 'Les applications ne sont pas construites',
  'notBuilt.text':
    'Le serveur fonctionne, mais il n’a aucune page à afficher. Construisez les applications et redémarrez-le :',
  'notBuilt.calls': 'Les appels fonctionnent sans elles : voir {path}.',
  'outbox.heading': 'Boîte d’envoi',
  'outbox.none': 'Aucun e-mail pour l’instant.',
  'outbox.count': '{count, plural, one {# e-mail.} many {# d’e-mails.} other {# e-mails.}}',
  'outbox.why': 'Aucun serveur de messagerie n’est configuré, les e-mails sont donc conservés ici.',
  'outbox.refresh': 'Actualiser',
  'outbox.plainText': 'Texte brut',
  'document.table': 'Tableau',
}

import type { PageTexts } from './en.ts'

export const fr: PageTexts = {
  home: 'Aller à la page d’accueil',
  gate: {
    app: {
      heading: 'Vous n’avez pas accès à cette application',
      text: 'Adressez-vous à la personne qui gère les accès de votre organisation.',
    },
    premium: {
      heading: 'Cette application fait partie du niveau premium',
      text: 'Votre organisation n’a pas le niveau premium.',
    },
    dataset: {
      heading: 'Vous n’avez pas accès à ce jeu de données',
      text: 'Vous avez accès à l’application, mais pas avec ce jeu de données. Choisissez-en un autre sur la page d’accueil.',
    },
    noDataset: {
      heading: 'Cette application a besoin d’un jeu de données',
      text: 'Choisissez-en un sur la page d’accueil, puis ouvrez l’application à partir de là.',
    },
    address: {
      heading: 'Cette adresse n’appartient pas à l’application',
      text: 'Ouvrez l’application à partir de la page d’accueil.',
    },
    terms: {
      heading: 'Des conditions d’utilisation restent à accepter',
      text: 'Commencez par les lire et les accepter. Vous reviendrez ensuite à cette page.',
      link: 'Lire les conditions d’utilisation',
    },
    signedOut: {
      heading: 'Ce navigateur est déconnecté',
      text: 'Reconnectez-vous pour continuer.',
      link: 'Se connecter',
    },
    deadTicket: {
      heading: 'L’entrée dans l’application a échoué',
      text: 'L’accès à cette application ne sert qu’une fois, en moins d’une minute, dans un navigateur qui accepte les cookies.',
      link: 'Réessayer',
    },
    down: {
      heading: 'Cette application ne répond pas',
      text: 'Elle est arrêtée ou en cours de démarrage. Réessayez dans un instant.',
    },
  },
  verifyAddress: {
    heading: 'Vérifiez votre adresse e-mail',
    text: 'Quelqu’un a demandé un accès avec l’adresse {email}. Si c’est bien vous, continuez.',
    action: 'Vérifier l’adresse e-mail',
  },
  changeAddress: {
    heading: 'Modifiez votre adresse e-mail',
    text: 'Désormais, {email} sera l’adresse de votre compte. Les autres navigateurs seront déconnectés.',
    action: 'Modifier l’adresse e-mail',
  },
  keepAddress: {
    heading: 'Conservez votre adresse e-mail',
    text: '{email} reste l’adresse de votre compte. Tous les navigateurs seront déconnectés.',
    password:
      'Votre mot de passe ne sera plus valable. Vous en choisirez un nouveau à la connexion.',
    removed: 'Voici ce qui a été configuré après la demande de modification et qui sera supprimé :',
    action: 'Conserver cette adresse',
  },
  deadLink: {
    heading: 'Ce lien ne mène nulle part',
    text: 'Il manque peut-être un caractère. Comparez l’adresse avec celle que vous avez reçue ou demandez un nouveau lien.',
  },
  continueTo: {
    heading: 'Continuer vers {name} ?',
    text: 'Vous vous connectez avec {name}, puis vous revenez ici.',
    signedIn:
      'Vous êtes connecté en tant que {email}. Si vous continuez, vous vous connectez avec {name} à la place.',
    tooLong: 'L’adresse de la page souhaitée est trop longue : vous arriverez à la page d’accueil.',
    action: 'Continuer vers {name}',
  },
  notNow: {
    heading: 'Ceci ne fonctionne pas pour le moment',
    text: 'Revenez en arrière et réessayez dans quelques minutes.',
  },
  notBuilt: {
    heading: 'Les applications ne sont pas construites',
    text: 'Le serveur fonctionne, mais il n’a aucune page à afficher. Construisez les applications et redémarrez-le :',
    calls: 'Les appels fonctionnent sans elles : voir {path}.',
  },
  outbox: {
    heading: 'Boîte d’envoi',
    none: 'Aucun e-mail pour l’instant.',
    count: { one: '{count} e-mail', many: '{count} d’e-mails', other: '{count} e-mails' },
    why: 'Aucun serveur de messagerie n’est configuré, les e-mails sont donc conservés ici.',
    refresh: 'Actualiser',
    plainText: 'Texte brut',
  },
  document: {
    table: 'Tableau',
  },
}

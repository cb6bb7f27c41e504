import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const plural = createPlural('fr')
const numbers = new Intl.NumberFormat('fr')
const seconds = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const healthTexts: AdminTexts['health'] = {
  heading: 'État et paramètres',
  lead: 'Lecture seule. Les paramètres se modifient dans l’environnement des serveurs et s’appliquent après un redémarrage.',
  shown: (n, of) => `${numbers.format(n)} sur ${numbers.format(of)}`,
  showAll: 'Tout afficher',
  checks: {
    heading: 'Vérifications',
    hint: (failed, warnings) =>
      failed + warnings === 0
        ? 'Tout va bien.'
        : `${numbers.format(failed)} en échec, ${numbers.format(warnings)} à surveiller.`,
    again: 'Vérifier à nouveau',
    checkedAt: (time) => `Vérifié à ${time}, comme le fait vestibule doctor.`,
    checking: 'Vérification…',
    names: {
      settings: 'Paramètres',
      pooler: 'Groupe de connexions',
      database: 'Base de données',
      migrations: 'Migrations appliquées',
      clock: 'Horloge',
      connections: 'Connexions',
      'secret key': 'Clé secrète',
      registration: 'Inscription',
      'hidden accounts': 'Comptes masqués',
      passkeys: 'Clés d’accès',
      addresses: 'Adresses e-mail',
      'organization sign-in': 'Connexion des organisations',
      mail: 'E-mail',
      'public origin': 'Adresse publique',
      'running server': 'Serveur en marche',
      proxy: 'Serveur proxy',
      'breached passwords': 'Mots de passe compromis',
      apps: 'Applications',
      disk: 'Disque',
    },
    states: { ok: 'fonctionne', warning: 'à surveiller', failed: 'en échec' },
  },
  mails: {
    heading: 'E-mails sortants',
    hint: 'Personne ne peut lire un e-mail ici : il peut contenir un code.',
    failing: (n, since) =>
      counted(n, 'e-mail en attente', 'e-mails en attente') +
      (since === null ? '' : `, depuis : ${since}`),
    failingText:
      'Chaque envoi est retenté toutes les 5 minutes pendant 24 heures. Les codes qui expirent ne sont jamais envoyés en retard : ils ne sont pas conservés ici.',
    outbox:
      'Il n’y a pas de serveur de messagerie : les e-mails restent dans la boîte d’envoi du serveur.',
    state: 'État',
    states: { waiting: 'En attente', sent: 'Envoyés', given_up: 'Abandonnés' },
    columns: {
      what: 'Quoi',
      to: 'À',
      tries: 'Tentatives',
      next: 'Prochaine',
      sent: 'Envoyé',
      answer: 'Réponse du serveur',
    },
    kinds: {
      invitation: 'Invitation à rejoindre',
      registration_refused: 'Inscription refusée',
      ticket_answered: 'Réponse à un ticket',
      account_changed: 'Compte modifié',
      operators_told: 'Avis aux exploitants',
    },
    otherKind: (kind) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: 'Aucun e-mail en attente.',
      sent: 'Aucun e-mail envoyé ces derniers jours.',
      given_up: 'Aucun e-mail abandonné.',
    },
    none: '–',
    test: {
      action: 'Envoyer un e-mail de test',
      title: 'Vous envoyer un e-mail de test ?',
      text: 'Il part aussitôt et montre si le serveur de messagerie accepte les e-mails.',
      button: 'Envoyer un e-mail de test',
      done: 'E-mail de test envoyé',
      failed: (answer) => `Réponse du serveur de messagerie : « ${answer} ».`,
      sentTo: (address) => `Un e-mail de test est en route vers ${address}`,
    },
    sendAll: {
      action: 'Tout envoyer maintenant',
      title: (n) =>
        plural(n, {
          one: 'Envoyer maintenant l’e-mail en attente ?',
          many: 'Envoyer maintenant les {n} d’e-mails ?',
          other: 'Envoyer maintenant les {n} e-mails ?',
        }),
      text: 'Chaque e-mail en attente est tenté aussitôt. Ce qui est à nouveau refusé reste en attente.',
      button: 'Tout envoyer maintenant',
      done: 'Tous les e-mails sont envoyés',
      rest: (n) => counted(n, 'e-mail encore en attente', 'e-mails encore en attente'),
    },
  },
  jobs: {
    heading: 'Tâches',
    columns: {
      job: 'Tâche',
      last: 'Dernière exécution',
      took: 'Durée',
      next: 'Prochaine',
      state: 'État',
    },
    names: { housekeeping: 'Supprimer ce qui a expiré', mails: 'Envoyer les e-mails' },
    states: {
      on_time: 'À l’heure',
      late: 'En retard',
      failed: 'En échec',
      never: 'Pas encore',
    },
    never: 'Jamais',
    took: (ms) => (ms < 1000 ? `${numbers.format(ms)} ms` : `${seconds.format(ms / 1000)} s`),
  },
  settings: {
    heading: 'Paramètres',
    search: 'Nom ou signification',
    columns: { setting: 'Paramètre', value: 'Valeur', source: 'Source' },
    sources: { environment: 'Environnement', default: 'Par défaut' },
    secret: 'Défini, non affiché',
    notSet: 'Non défini',
    count: (n) => counted(n, 'paramètre', 'paramètres'),
    noResults: 'Aucun résultat',
  },
}

import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const numbers = new Intl.NumberFormat('fr')
const today = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('fr', { timeStyle: 'short', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('fr', { weekday: 'short', timeZone: 'UTC' })
export const overviewTexts: AdminTexts['overview'] = {
  termsNotRead: 'Les conditions d’utilisation n’ont pas pu être lues',
  heading: 'Administration',
  lead: (now, waiting) => {
    const day = today.format(now)
    const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${clock.format(now)}.`
    if (waiting === undefined) return when
    if (waiting === 0) return `${when} Rien à traiter.`
    return `${when} ${counted(waiting, 'point', 'points')} à traiter.`
  },
  waiting: 'À traiter',
  nothing: {
    heading: 'Rien à traiter aujourd’hui',
    text: 'Les e-mails partent, et chaque demande a sa réponse.',
  },
  mails: {
    title: (n) => counted(n, 'e-mail non envoyé', 'e-mails non envoyés'),
    text: (since, answer) =>
      `${since === null ? '' : `Depuis : ${since}. `}Réponse du serveur de messagerie : « ${answer} ».`,
    action: 'E-mails sortants',
  },
  registrations: {
    title: (n) => counted(n, 'inscription en attente', 'inscriptions en attente'),
    text: (since) => `La plus ancienne depuis : ${since}.`,
    action: 'Décider',
  },
  locked: {
    title: (n) => counted(n, 'compte verrouillé', 'comptes verrouillés'),
    one: (name, time) => `${name} jusqu’à ${time}`,
    text: (named, more) =>
      `${[...named, ...(more > 0 ? [counted(more, 'autre', 'autres')] : [])].join(', ')}.`,
    action: 'Afficher',
  },
  tickets: {
    title: (n) =>
      counted(
        n,
        'ticket sans réponse depuis plus d’un jour',
        'tickets sans réponse depuis plus d’un jour',
      ),
    text: (subject) => `Le plus ancien : « ${subject} ».`,
    action: 'Répondre',
  },
  terms: {
    title: (n, name) =>
      `${counted(n, 'personne n’a pas accepté', 'personnes n’ont pas accepté')} ${name}`,
    text: (since) =>
      since === null
        ? 'Elles seront invitées à le faire à leur prochaine connexion.'
        : `En vigueur depuis : ${since}. Elles seront invitées à le faire à leur prochaine connexion.`,
    action: 'Voir qui',
  },
  signIns: {
    heading: 'Connexions des 7 derniers jours',
    caption: 'Connexions et refus des 7 derniers jours',
    day: 'Jour',
    signed_in: 'Connexions',
    refused: 'Refus',
    count: (n) => numbers.format(n),
    weekday: (day) => weekday.format(new Date(day)),
    number: (day) => numbers.format(Number(day.slice(8))),
  },
  health: {
    heading: 'Serveurs et état',
    jobs: 'Tâches',
    onTime: (n, of) => `${numbers.format(n)} sur ${numbers.format(of)} à l’heure`,
    checking: 'Vérification…',
    all: 'Toutes les vérifications et tous les paramètres',
  },
  changes: { heading: 'Administration récente' },
  marks: {
    waiting: (n) => `${numbers.format(n)} en attente`,
    failed: 'un échec est signalé',
  },
}

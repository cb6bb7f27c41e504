import type { AdminTexts } from '../admin-texts.ts'
import { auditEventNames } from './audit-event-names.ts'
import { counted } from './counted.ts'

const clock = new Intl.DateTimeFormat('fr', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long' })
export const auditTexts: AdminTexts['audit'] = {
  heading: 'Journal d’audit',
  lead: 'Qui a fait quoi, et qui a vu quelles données. Personne ne peut le modifier.',
  search: 'Code, requête ou adresse',
  count: (n) => counted(n, 'événement', 'événements'),
  columns: {
    when: 'Quand',
    who: 'Qui',
    what: 'Quoi',
    on: 'Sur quoi ou qui',
    from: 'Depuis',
    result: 'Résultat',
  },
  filters: {
    who: 'Qui',
    what: 'Quoi',
    resource: 'Ressource',
    organization: 'Organisation',
    result: 'Résultat',
    request: 'Requête',
    session: 'Session',
    whom: 'Sur qui',
    findPerson: 'Rechercher une personne',
    findWhat: 'Rechercher une action',
    findResource: 'Rechercher une application ou un jeu de données',
    findOrganization: 'Rechercher une organisation',
  },
  periods: {
    '1d': 'Dernières 24 heures',
    '7d': '7 derniers jours',
    '30d': '30 derniers jours',
    '365d': '12 derniers mois',
    all: 'Tous les événements conservés',
  },
  results: { done: 'Effectué', refused: 'Refusé' },
  names: auditEventNames,
  otherEvent: (event) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: 'Son propre compte',
  unknown: 'Adresse inconnue',
  noAccount: 'Compte inexistant',
  ticket: 'Ticket',
  to: (what, whom) => `${what} à ${whom}`,
  takenFrom: (what, whom) => `${what}, retiré à ${whom}`,
  with: (app, dataset) => `${app} avec ${dataset}`,
  newer: 'Plus récents',
  older: 'Plus anciens',
  details: (time, what) => `Détails : ${time}, ${what}`,
  detail: {
    before: 'Avant',
    after: 'Après',
    reason: 'Motif',
    actingFor: 'Pour le compte de',
    time: 'Heure exacte',
    request: 'Requête',
    session: 'Session',
    address: 'Adresse',
    code: 'Code d’assistance',
    nobody: 'Personne',
    none: 'Aucune',
    nothing: 'Rien',
    quoted: (reason) => `« ${reason} »`,
    ofRequest: 'Toute l’activité de cette requête',
    ofSession: 'Toute l’activité de cette session',
    copy: 'Copier en JSON',
  },
  empty: {
    heading: 'Aucun événement sur cette période',
    text: 'Les actions des personnes, et celles qui leur sont refusées, apparaissent ici.',
    all: 'Voir tous les événements conservés',
  },
  export: {
    action: 'Exporter en CSV',
    title: 'Exporter ces événements ?',
    text: 'Le fichier contient les noms, les adresses et les adresses IP de la liste filtrée. L’exportation est elle-même un événement.',
    button: 'Exporter en CSV',
    done: 'Événements exportés',
    exported: (n, isCut) =>
      counted(n, 'événement exporté', 'événements exportés') +
      (isCut ? '. Il y en a d’autres : choisissez une période plus courte.' : ''),
  },
  day: (iso) => weekday.format(new Date(iso)),
  time: (iso) => clock.format(new Date(iso)),
}

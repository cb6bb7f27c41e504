import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const termsTexts: AdminTexts['terms'] = {
  heading: 'Conditions d’utilisation',
  lead: 'Ce que les personnes acceptent avant d’entrer.',
  columns: {
    terms: 'Conditions d’utilisation',
    since: 'En vigueur depuis',
    accepted: 'Acceptées',
    notYet: 'Pas encore',
    by: 'Par',
  },
  states: { in_force: '', upcoming: 'pas encore en vigueur', replaced: 'remplacées' },
  imported: 'Importation',
  none: '–',
  read: 'Lire',
  readName: (name) => `Lire ${name}`,
  textNotLoaded: 'Le texte n’a pas pu être chargé',
  empty: 'Aucune condition d’utilisation pour l’instant',
  emptyText: 'Les personnes entrent sans rien accepter.',
  who: {
    heading: 'Qui a accepté',
    states: { not_yet: 'Pas encore', accepted: 'Acceptées' },
    search: 'Nom ou adresse',
    columns: {
      name: 'Nom',
      organization: 'Organisation',
      last: 'Dernière connexion',
      accepted: 'Acceptées',
      note: 'Remarque',
    },
    findOrganization: 'Rechercher une organisation',
    never: 'Jamais',
    notes: { invited: 'Compte invité', disabled: 'Compte désactivé' },
    empty: {
      not_yet: 'Tout le monde les a acceptées',
      accepted: 'Personne ne les a encore acceptées',
    },
    emptyText: {
      not_yet: 'Elles sont présentées aux nouvelles personnes à leur première connexion.',
      accepted: 'Elles sont présentées à chacun à sa prochaine connexion.',
    },
  },
  export: {
    action: 'Exporter en CSV',
    title: 'Exporter cette liste ?',
    text: 'Le fichier contient les noms et les adresses de la liste filtrée. L’exportation est elle-même un événement.',
    button: 'Exporter en CSV',
    done: 'Liste exportée',
    exported: (n, isCut) =>
      counted(n, 'personne exportée', 'personnes exportées') +
      (isCut ? '. Il y en a d’autres : limitez la liste à une organisation.' : ''),
  },
  publish: {
    heading: 'Nouvelle version',
    replaces: 'Remplace',
    nothing: 'Rien : demandées en plus des autres',
    language: 'Langue',
    translated: 'À défaut de traduction, la version originale s’affiche.',
    original: 'Version originale',
    name: 'Nom',
    text: 'Texte',
    textHint:
      'Texte brut avec des lignes vides entre les paragraphes, ou HTML avec titres, paragraphes, listes et liens. Rien d’autre n’est conservé.',
    from: 'En vigueur à partir du',
    fromHint: 'Vide : dès maintenant.',
    missing: 'Ce champ ne peut pas être vide',
    effectsHeading: 'Quand vous publiez',
    effects: [
      'À partir de ce jour, chacun les lit et les accepte à sa page suivante, avant que quoi que ce soit ne s’ouvre.',
      'Une page ouverte continue ; la prochaine page entière les demande.',
      'Une version publiée ne peut être ni modifiée ni supprimée.',
    ],
    action: 'Publier…',
    see: 'Voir comme les lecteurs',
    preview: (name) => name || 'Nouvelle version',
    previewProof: 'Le serveur montre ce qu’il conserve du texte.',
    show: 'Afficher',
    notShown: 'L’aperçu n’a pas pu être créé',
    shown: 'Voici ce qui sera lu',
    title: (name) => `Publier ${name} ?`,
    confirm: (day, people) =>
      `À partir ${day === null ? 'de maintenant' : `du ${day}`}, ${people === null ? 'tout le monde doit' : `tout le monde (${counted(people, 'personne', 'personnes')}) doit`} les accepter avant que quoi que ce soit ne s’ouvre, vous aussi. Elles ne pourront ensuite être ni modifiées ni supprimées.`,
    button: 'Publier',
    done: (name) => `${name} : publication effectuée`,
  },
}

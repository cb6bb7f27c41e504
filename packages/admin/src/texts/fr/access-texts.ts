import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const plural = createPlural('fr')

export const accessTexts: AdminTexts['access'] = {
  heading: 'Accès',
  lead: 'Qui a accès à quelles applications et à quels jeux de données.',
  view: 'Présentation',
  views: { resource: 'Par application ou jeu de données', organization: 'Par organisation' },
  kinds: { dataset: 'Jeux de données', app: 'Applications' },
  given: (toOrganizations, toPeople) =>
    [
      counted(toOrganizations, 'organisation', 'organisations'),
      toPeople > 0 &&
        counted(
          toPeople,
          'personne avec une autorisation propre',
          'personnes avec une autorisation propre',
        ),
    ]
      .filter(Boolean)
      .join(', '),
  more: 'Il y en a d’autres. Utilisez la recherche pour les trouver.',
  one: {
    notFound: 'Cette entrée est introuvable',
    notFoundText: 'Elle n’existe pas, ou votre rôle n’y donne pas accès.',
    back: 'Toutes les entrées',
  },
  resource: {
    search: 'Application ou jeu de données',
    all: 'Toutes les applications et tous les jeux de données',
    choose: 'Choisissez une application ou un jeu de données pour voir qui y a accès.',
    opened: 'Qui l’a ouvert',
    organizations: 'Organisations',
    organizationsHint: 'Tous leurs membres y ont accès.',
    organization: 'Organisation',
    people: 'Personnes',
    openedIn30Days: 'Ouvert en 30 jours',
    since: 'Depuis',
    by: 'Par',
    noOrganization: 'Aucune organisation n’y a accès.',
    byGrant: 'Personnes avec une autorisation propre',
    byGrantHint: 'Quel que soit l’accès de leur organisation.',
    person: 'Personne',
    anyway: 'y a accès de toute façon',
    lastOpened: 'Dernière ouverture',
    never: 'Jamais',
    noPerson: 'Personne n’a d’autorisation propre.',
    imported: 'Importation',
    importedText: 'vient du fichier d’importation et se modifie dans celui-ci.',
    giveToOrganization: 'Donner à une organisation',
    giveToPerson: 'Donner à une personne',
    giveOrganizationTitle: (resource, organization) =>
      `Donner accès à ${resource} à ${organization ?? 'une organisation'} ?`,
    givePersonTitle: (resource, person) =>
      `Donner accès à ${resource} à ${person ?? 'une personne'} ?`,
    chooseOrganization: 'Tous ses membres peuvent l’ouvrir dès la page suivante.',
    choosePerson: 'La personne peut l’ouvrir dès la page suivante.',
    personLabel: 'Personne',
    findPerson: 'Nom ou adresse',
    given: (resource, name) => `${name} peut ouvrir ${resource}`,
    remove: 'Retirer',
    removeLabel: (name) => `Retirer ${name}`,
  },
  organization: {
    search: 'Organisation',
    all: 'Toutes les organisations',
    choose: 'Choisissez une organisation pour voir à quoi ses membres ont accès.',
    people: (n) => counted(n, 'personne', 'personnes'),
    open: 'Ouvrir l’organisation',
    lead: (all, own) =>
      own === 0
        ? counted(all, 'personne', 'personnes')
        : `${counted(all, 'personne', 'personnes')}, dont ${counted(own, 'avec une autorisation propre', 'avec des autorisations propres')}`,
    grid: (organization) => `Ce à quoi ${organization} a accès`,
    resource: 'Application ou jeu de données',
    everyone: 'Tous',
    morePeople: (n) => counted(n, 'autre personne', 'autres personnes'),
    cell: (resource, person) => `${resource} : ${person}`,
    canOpen: 'Peut ouvrir',
    byEveryone: 'Par « Tous »',
    cannot: 'Ne peut pas ouvrir',
    by: 'Par',
    since: 'Depuis',
    none: 'Personne n’a encore accès à quoi que ce soit ici.',
    legend:
      'Une coche encadrée a été donnée ici : appuyez dessus pour révoquer l’accès, ou sur une case vide pour le donner. Une coche grise vient de « Tous ».',
    readLegend: 'Une coche grise vient de « Tous ».',
    first: (n) =>
      plural(n, {
        one: 'Seule la première autorisation est affichée.',
        many: 'Seules les {n} de premières autorisations sont affichées.',
        other: 'Seules les {n} premières autorisations sont affichées.',
      }),
  },
}

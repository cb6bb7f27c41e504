import { createDates } from '../dates.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('fr')
const dates = createDates('fr')

/** Texts of the page of a dataset. */
export const datasetTexts: ShellTexts['dataset'] = {
  all: 'Jeux de données',
  use: 'Utiliser ce jeu de données',
  facts: 'Caractéristiques',
  kind: 'Type',
  kinds: {
    row: 'Données individuelles',
    aggregate: 'Agrégats uniquement',
    federated: 'Fédéré, agrégats uniquement',
  },
  dataTypes: 'Types de données',
  version: 'Version',
  released: 'Publié le',
  versionOf: (version, releasedAt) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}, publiée le ${day}`
    return version ?? day
  },
  size: 'Taille',
  sizeOf: (patients, samples, members) =>
    [
      patients !== null &&
        plural(patients, { one: '{n} patient', many: '{n} de patients', other: '{n} patients' }),
      samples !== null &&
        plural(samples, {
          one: '{n} échantillon',
          many: '{n} d’échantillons',
          other: '{n} échantillons',
        }),
      members > 0 &&
        plural(members, { one: '{n} membre', many: '{n} de membres', other: '{n} membres' }),
    ]
      .filter(Boolean)
      .join(', '),
  partner: 'Partenaire de données',
  identifier: 'Identifiant',
  copyFailed: 'Non copié',
  questions: 'Questions',
  ask: 'Poser une question sur ce jeu de données',
  detailsFailed: 'Le partenaire de données n’a pas pu être chargé.',
  members: 'Membres',
  member: 'Membre',
  contributes: 'Contribue',
  access: 'Votre accès',
  hereOnly: 'Ici uniquement',
  accessIn: (kind, dataset) => `${kind} dans ${dataset}`,
  apps: 'Applications qui l’ouvrent',
  noApps: 'Aucune de vos applications n’ouvre ce jeu de données.',
  documentation: 'Documentation',
  closed: {
    heading: 'Vous n’avez pas accès à ce jeu de données',
    text: (id) => `« ${id} » ne figure pas, ou plus, dans la liste de vos jeux de données.`,
    yours: 'Vos jeux de données',
    ask: 'Demander l’accès',
  },
}

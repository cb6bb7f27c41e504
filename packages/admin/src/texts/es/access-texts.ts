import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

const plural = createPlural('es')
export const accessTexts: AdminTexts['access'] = {
  heading: 'Acceso',
  lead: 'Quién tiene acceso a qué aplicaciones y a qué conjuntos de datos.',
  view: 'Agrupar',
  views: {
    resource: 'Por aplicación o conjunto de datos',
    organization: 'Por organización',
  },
  kinds: { dataset: 'Conjuntos de datos', app: 'Aplicaciones' },
  given: (toOrganizations, toPeople) =>
    [
      counted(toOrganizations, 'organización', 'organizaciones'),
      toPeople > 0 &&
        counted(toPeople, 'persona con autorización propia', 'personas con autorización propia'),
    ]
      .filter(Boolean)
      .join(', '),
  more: 'Hay más. Encuentre las demás con la búsqueda.',
  one: {
    notFound: 'Esta entrada no existe',
    notFoundText: 'No existe o su rol no permite verla.',
    back: 'Todas las entradas',
  },
  resource: {
    search: 'Aplicación o conjunto de datos',
    all: 'Todas las aplicaciones y todos los conjuntos de datos',
    choose: 'Elija una aplicación o un conjunto de datos para ver quién tiene acceso.',
    opened: 'Quién lo ha abierto',
    organizations: 'Organizaciones',
    organizationsHint: 'Todos sus miembros tienen acceso.',
    organization: 'Organización',
    people: 'Personas',
    openedIn30Days: 'Abierto en 30 días',
    since: 'Desde',
    by: 'Por',
    noOrganization: 'Ninguna organización tiene acceso.',
    byGrant: 'Personas con autorización propia',
    byGrantHint: 'Con independencia de su organización.',
    person: 'Persona',
    anyway: 'tiene acceso de todos modos',
    lastOpened: 'Última apertura',
    never: 'Nunca',
    noPerson: 'Nadie tiene una autorización propia.',
    imported: 'Importación',
    importedText: 'procede del archivo de importación y se cambia en él.',
    giveToOrganization: 'Dar a una organización',
    giveToPerson: 'Dar a una persona',
    giveOrganizationTitle: (resource, organization) =>
      `¿Dar acceso a ${resource} a ${organization ?? 'una organización'}?`,
    givePersonTitle: (resource, person) =>
      `¿Dar acceso a ${resource} a ${person ?? 'una persona'}?`,
    chooseOrganization: 'Todos sus miembros pueden abrirlo a partir de la página siguiente.',
    choosePerson: 'La persona puede abrirlo a partir de la página siguiente.',
    personLabel: 'Persona',
    findPerson: 'Nombre o dirección',
    given: (resource, name) => `${name} puede abrir ${resource}`,
    remove: 'Quitar',
    removeLabel: (name) => `Quitar ${name}`,
  },
  organization: {
    search: 'Organización',
    all: 'Todas las organizaciones',
    choose: 'Elija una organización para ver a qué tienen acceso sus miembros.',
    people: (n) => counted(n, 'persona', 'personas'),
    open: 'Abrir la organización',
    lead: (all, own) =>
      own === 0
        ? counted(all, 'persona', 'personas')
        : `${counted(all, 'persona', 'personas')}, de ellas ${counted(own, 'con autorización propia', 'con autorizaciones propias')}`,
    grid: (organization) => `A qué tiene acceso ${organization}`,
    resource: 'Aplicación o conjunto de datos',
    everyone: 'Todos',
    morePeople: (n) => counted(n, 'persona más', 'personas más'),
    cell: (resource, person) => `${resource}: ${person}`,
    canOpen: 'Puede abrir',
    byEveryone: 'Por «Todos»',
    cannot: 'No puede abrir',
    by: 'Por',
    since: 'Desde',
    none: 'Aquí nadie tiene acceso a nada todavía.',
    legend:
      'Una marca con recuadro es un acceso dado aquí: púlsela para revocarlo, o pulse un hueco para darlo. Una marca gris viene de «Todos».',
    readLegend: 'Una marca gris viene de «Todos».',
    first: (n) =>
      plural(n, {
        one: 'Se muestra solo la primera autorización.',
        many: 'Se muestran solo los primeros {n} de autorizaciones.',
        other: 'Se muestran solo las primeras {n} autorizaciones.',
      }),
  },
}

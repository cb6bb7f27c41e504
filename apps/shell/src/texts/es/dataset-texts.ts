import { createDates } from '../dates.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('es')
const dates = createDates('es')

/** Texts of the page of a dataset. */
export const datasetTexts: ShellTexts['dataset'] = {
  all: 'Conjuntos de datos',
  use: 'Usar este conjunto de datos',
  facts: 'Características',
  kind: 'Tipo',
  kinds: {
    row: 'Datos individuales',
    aggregate: 'Solo agregados',
    federated: 'Federado, solo agregados',
  },
  dataTypes: 'Tipos de datos',
  version: 'Versión',
  released: 'Publicado el',
  versionOf: (version, releasedAt) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}, publicada el ${day}`
    return version ?? day
  },
  size: 'Tamaño',
  sizeOf: (patients, samples, members) =>
    [
      patients !== null &&
        plural(patients, { one: '{n} paciente', many: '{n} de pacientes', other: '{n} pacientes' }),
      samples !== null &&
        plural(samples, { one: '{n} muestra', many: '{n} de muestras', other: '{n} muestras' }),
      members > 0 &&
        plural(members, { one: '{n} miembro', many: '{n} de miembros', other: '{n} miembros' }),
    ]
      .filter(Boolean)
      .join(', '),
  partner: 'Socio de datos',
  identifier: 'Identificador',
  copyFailed: 'No copiado',
  questions: 'Preguntas',
  ask: 'Preguntar sobre este conjunto de datos',
  detailsFailed: 'No se pudo cargar el socio de datos.',
  members: 'Miembros',
  member: 'Miembro',
  contributes: 'Aporta',
  access: 'Su acceso',
  hereOnly: 'Solo aquí',
  accessIn: (kind, dataset) => `${kind} en ${dataset}`,
  apps: 'Aplicaciones que lo abren',
  noApps: 'Ninguna de sus aplicaciones abre este conjunto de datos.',
  documentation: 'Documentación',
  closed: {
    heading: 'No tiene acceso a este conjunto de datos',
    text: (id) => `«${id}» no está, o ya no está, en la lista de sus conjuntos de datos.`,
    yours: 'Sus conjuntos de datos',
    ask: 'Solicitar acceso',
  },
}

import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const termsTexts: AdminTexts['terms'] = {
  heading: 'Condiciones de uso',
  lead: 'Lo que las personas aceptan antes de entrar.',
  columns: {
    terms: 'Condiciones de uso',
    since: 'En vigor desde',
    accepted: 'Aceptadas',
    notYet: 'Aún no',
    by: 'Por',
  },
  states: { in_force: '', upcoming: 'aún no en vigor', replaced: 'sustituidas' },
  imported: 'Importación',
  none: '–',
  read: 'Leer',
  readName: (name) => `Leer ${name}`,
  textNotLoaded: 'No se pudo cargar el texto',
  empty: 'Aún no hay condiciones de uso',
  emptyText: 'Las personas entran sin aceptar nada.',
  who: {
    heading: 'Quién ha aceptado',
    states: { not_yet: 'Aún no', accepted: 'Aceptadas' },
    search: 'Nombre o dirección',
    columns: {
      name: 'Nombre',
      organization: 'Organización',
      last: 'Último inicio de sesión',
      accepted: 'Aceptadas',
      note: 'Nota',
    },
    findOrganization: 'Buscar una organización',
    never: 'Nunca',
    notes: { invited: 'Cuenta invitada', disabled: 'Cuenta deshabilitada' },
    empty: {
      not_yet: 'Todas las personas las han aceptado',
      accepted: 'Nadie las ha aceptado aún',
    },
    emptyText: {
      not_yet: 'A las personas nuevas se les piden en su primer inicio de sesión.',
      accepted: 'Se piden en el próximo inicio de sesión.',
    },
  },
  export: {
    action: 'Exportar CSV',
    title: '¿Exportar esta lista?',
    text: 'El archivo contiene los nombres y las direcciones de la lista filtrada. La exportación también es un evento.',
    button: 'Exportar CSV',
    done: 'Lista exportada',
    exported: (n, isCut) =>
      counted(n, 'persona exportada', 'personas exportadas') +
      (isCut ? '. Hay más: limite la lista a una organización.' : ''),
  },
  publish: {
    heading: 'Nueva versión',
    replaces: 'Sustituye',
    nothing: 'Nada: se piden además de las otras',
    language: 'Idioma',
    translated: 'Si falta el texto en un idioma, se muestra la versión original.',
    original: 'Versión original',
    name: 'Nombre',
    text: 'Texto',
    textHint:
      'Texto sin formato con líneas en blanco entre párrafos, o HTML con títulos, párrafos, listas y enlaces. No se conserva nada más.',
    from: 'En vigor desde',
    fromHint: 'Si se deja vacío, desde ahora.',
    missing: 'Este campo no puede estar vacío',
    effectsHeading: 'Al publicar',
    effects: [
      'A partir de ese día, cada persona las lee y las acepta en su página siguiente, antes de que se abra nada.',
      'Una página abierta sigue funcionando; las pide la próxima página que se cargue por completo.',
      'Una versión publicada no se puede cambiar ni eliminar.',
    ],
    action: 'Publicar…',
    see: 'Ver como las personas',
    preview: (name) => name || 'Nueva versión',
    previewProof: 'El servidor muestra lo que conserva del texto.',
    show: 'Mostrar',
    notShown: 'No se pudo crear la vista previa',
    shown: 'Esto es lo que leerán las personas',
    title: (name) => `¿Publicar ${name}?`,
    confirm: (day, people) =>
      `A partir ${day === null ? 'de ahora' : `del ${day}`}, ${people === null ? 'todas las personas deben' : counted(people, 'persona debe', 'personas deben')} aceptarlas antes de que se abra nada, también usted. Después no se podrán cambiar ni eliminar.`,
    button: 'Publicar',
    done: (name) => `${name}: versión publicada`,
  },
}

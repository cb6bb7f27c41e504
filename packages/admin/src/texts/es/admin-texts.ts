import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.es'
import type { AdminTexts } from '../admin-texts.ts'
import { createDates } from '../dates.ts'
import { accessTexts } from './access-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { changeTexts } from './change-texts.ts'
import { counted } from './counted.ts'
import { healthTexts } from './health-texts.ts'
import { identityProviderTexts } from './identity-provider-texts.ts'
import { identityProvidersTexts } from './identity-providers-texts.ts'
import { organizationTexts } from './organization-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { paletteTexts } from './palette-texts.ts'
import { registrationTexts } from './registration-texts.ts'
import { sessionTexts } from './session-texts.ts'
import { supportTexts } from './support-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { userTexts } from './user-texts.ts'

const locale = 'es'
const numbers = new Intl.NumberFormat(locale)

export const spanish: AdminTexts = {
  title: 'Administración',
  loading: 'Cargando',
  retry: 'Reintentar',
  sections: {
    overview: 'Resumen',
    users: 'Personas',
    sessions: 'Sesiones',
    registrations: 'Registros',
    organizations: 'Organizaciones',
    identityProviders: 'Proveedores de identidad',
    access: 'Acceso',
    terms: 'Condiciones de uso',
    audit: 'Registro de auditoría',
    support: 'Soporte',
    health: 'Estado y configuración',
  },
  readOnly: {
    role: 'Solo lectura',
    secondFactor: 'Configure antes un segundo factor',
    untilThen:
      'Mientras no tenga una aplicación de autenticación o una clave de acceso, puede consultar estas páginas, pero no cambiar nada.',
    setUp: 'Configurar',
  },
  noRole: {
    heading: 'Espacio reservado a la administración',
    text: 'Su cuenta no tiene ningún rol de administración. Si ahora actúa en nombre de un cliente, deje de hacerlo primero.',
    home: 'Ir al inicio',
    ask: 'Solicitar un rol',
  },
  list: {
    clear: 'Mostrar todo',
    clearFilters: 'Borrar los filtros',
    failed: 'No se pudo cargar la lista',
    noResults: 'Sin resultados',
    narrowed: (query, filters) =>
      [query && `Búsqueda: «${query}»`, ...filters].filter(Boolean).join(' · '),
    pages: (list) => `Páginas de la lista ${list}`,
    more: 'Mostrar más',
    previous: 'Anterior',
    next: 'Siguiente',
    names: (names) => names.join(', '),
    range: (from, to, total) =>
      `${numbers.format(from)}–${numbers.format(to)}` +
      (total === undefined ? '' : ` de ${numbers.format(total)}`),
  },
  ...createDates(locale, { today: 'Hoy', yesterday: 'Ayer' }),
  number: (n) => numbers.format(n),
  people: (n) => counted(n, 'persona', 'personas'),
  overview: overviewTexts,
  users: userTexts,
  sessions: sessionTexts,
  registrations: registrationTexts,
  organizations: organizationTexts,
  identityProvider: identityProviderTexts,
  identityProviders: identityProvidersTexts,
  access: accessTexts,
  audit: auditTexts,
  support: supportTexts,
  health: healthTexts,
  terms: termsTexts,
  palette: paletteTexts,
  changes: changeTexts,
  proof: createProofTexts(proof, 'es'),
}

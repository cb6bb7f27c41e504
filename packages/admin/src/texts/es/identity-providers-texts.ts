import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const identityProvidersTexts: AdminTexts['identityProviders'] = {
  heading: 'Proveedores de identidad',
  lead: (total) =>
    `${total === undefined ? '' : `${counted(total, 'proveedor', 'proveedores')}. `}Con qué inician sesión los miembros de cada organización.`,
  count: (n) => counted(n, 'proveedor', 'proveedores'),
  search: 'Organización, proveedor o emisor',
  columns: {
    provider: 'Proveedor',
    use: 'Uso',
    test: 'Última prueba',
    people: 'Han iniciado sesión',
  },
  notTested: 'Sin probar',
  unfinished: (when) => `Iniciada: ${when}, sin terminar`,
  empty: {
    heading: 'Ninguna organización tiene un proveedor',
    text: 'Se configura en la página de la organización.',
    organizations: 'Ver las organizaciones',
  },
}

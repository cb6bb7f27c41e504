import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './first-page.en.ts'

export const messages: Catalogue<typeof english> = {
  loading: 'Cargando',
  notStarted: 'Esta página no se ha iniciado',
  notStartedText: 'Su código no ha llegado. Compruebe su conexión y vuelva a cargar la página.',
  reload: 'Volver a cargar',
  noScript: 'La plataforma necesita JavaScript. Permítalo en este sitio y vuelva a cargar la página.',
}

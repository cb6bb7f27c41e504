import type { FirstPageTexts } from '../shell-texts.ts'

export const firstPageTexts: FirstPageTexts = {
  loading: 'Cargando',
  notStarted: 'Esta página no se ha iniciado',
  notStartedText: 'Su código no ha llegado. Compruebe su conexión y vuelva a cargar la página.',
  reload: 'Volver a cargar',
  noScript:
    'La plataforma necesita JavaScript. Permítalo en este sitio y vuelva a cargar la página.',
}

import type { FirstPageTexts } from '../shell-texts.ts'

export const firstPageTexts: FirstPageTexts = {
  loading: 'Chargement',
  notStarted: 'Cette page n’a pas démarré',
  notStartedText: 'Son code n’est pas arrivé. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger',
  noScript: 'La plateforme a besoin de JavaScript. Autorisez-le pour ce site et rechargez la page.',
}

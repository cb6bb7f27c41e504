import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './first-page.en.ts'

export const messages: Catalogue<typeof english> = {
  loading: 'Chargement',
  notStarted: 'Cette page n’a pas démarré',
  notStartedText: 'Son code n’est pas arrivé. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger',
  noScript: 'La plateforme a besoin de JavaScript. Autorisez-le pour ce site et rechargez la page.',
}

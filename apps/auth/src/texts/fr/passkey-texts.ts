import type { FlowTexts } from '../texts.ts'

export const passkey: FlowTexts['passkey'] = {
  unknown: 'Cette clé d’accès n’est plus connue ici. Connectez-vous avec votre adresse e-mail.',
  notAccepted:
    'Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous avec votre adresse e-mail.',
  notUsed:
    'La clé d’accès n’a pas pu être utilisée. Réessayez ou connectez-vous avec votre adresse e-mail.',
}

export const passkeyOffer: FlowTexts['passkeyOffer'] = {
  heading: 'Connectez-vous plus vite la prochaine fois',
  lead: 'Une clé d’accès utilise votre empreinte, votre visage ou le verrouillage de l’écran.',
  reasons: [
    'Ni mot de passe ni code à saisir.',
    'Elle ne fonctionne que sur ce site, jamais sur une imitation.',
    'Votre empreinte et votre visage ne quittent jamais votre appareil.',
  ],
  submit: 'Créer une clé d’accès',
  again: 'Réessayer',
  notNow: 'Pas maintenant',
  later: 'Vous pourrez en créer une plus tard dans votre compte.',
  notMade: 'Aucune clé d’accès n’a été créée. La demande a été fermée ou a duré trop longtemps.',
}

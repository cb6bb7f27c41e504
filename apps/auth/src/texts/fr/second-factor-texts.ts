import type { FlowTexts } from '../texts.ts'

export const emailCode: FlowTexts['emailCode'] = {
  heading: 'Nous vous avons envoyé un code',
  sent: 'Nous avons envoyé un code à 6 chiffres à {email}. Il est valable {duration}.',
  used: 'Votre dernier code a été utilisé. Demandez-en un nouveau pour {email}.',
  unsure:
    'Un code à 6 chiffres est peut-être en route vers {email}. Il ne fonctionne que dans le navigateur qui l’a demandé.',
  elsewhere:
    'Un code vient d’être envoyé à {email}, mais il ne fonctionne que là où il a été demandé. Pour continuer ici, choisissez « Renvoyer le code ».',
  exhausted: 'Le code que nous avons envoyé à {email} n’est plus valable.',
  notSent: 'Nous n’avons pas pu envoyer de code à {email}.',
  sending: 'Nous envoyons un code à 6 chiffres à {email}. Il est valable {duration}.',
  label: 'Code de vérification',
  submit: 'Vérifier',
  nothingYet: 'Rien reçu ?',
  resend: 'Renvoyer le code',
  resendIn: 'Renvoyer le code dans {time}',
  resent: 'Un nouveau code est en route.',
  resendReady: 'Vous pouvez maintenant renvoyer le code.',
  verified: 'Adresse e-mail vérifiée',
}

export const emailCodeIfAny: FlowTexts['emailCodeIfAny'] = {
  sending:
    'S’il existe un compte pour {email}, nous y envoyons un code à 6 chiffres. Il est valable {duration}.',
  sent: 'S’il existe un compte pour {email}, nous y avons envoyé un code à 6 chiffres. Il est valable {duration}.',
  elsewhere:
    'S’il existe un compte pour {email}, un code vient d’y être envoyé, mais il ne fonctionne que là où il a été demandé. Pour continuer ici, choisissez « Renvoyer le code ».',
  exhausted: 'Plus aucun code pour {email} n’est valable.',
  resent: 'S’il existe un compte pour cette adresse, un nouveau code est en route.',
}

export const twoFactor: FlowTexts['twoFactor'] = {
  heading: 'Double authentification',
  authenticatorIntro: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  recoveryIntro:
    'Saisissez l’un de vos codes de récupération à 8 caractères. Il ne fonctionnera plus ensuite.',
  authenticatorLabel: 'Code d’authentification',
  recoveryLabel: 'Code de récupération',
  useRecovery: 'Utiliser un code de récupération',
  useAuthenticator: 'Utiliser le code d’authentification',
  usePasskey: 'Utiliser une clé d’accès',
  submit: 'Vérifier',
  verified: 'Code vérifié',
  lostDeviceHeading: 'Avez-vous perdu votre appareil ?',
  lostDevice:
    'Vous avez ouvert cette session avec un code de récupération. Si vous n’avez plus votre application d’authentification, configurez un nouvel appareil.',
  setUpDevice: 'Configurer un nouvel appareil',
  continue: 'Pas maintenant',
}

export const totpSetup: FlowTexts['totpSetup'] = {
  heading: 'Configurer l’application d’authentification',
  replaceIntro:
    'Dès que vous saisissez son code, elle remplace la précédente. Vos autres sessions prendront fin et vos jetons d’API et codes de récupération cesseront de fonctionner.',
  intro:
    'Elle ajoute un second verrou à votre compte : un code que seul votre téléphone peut afficher.',
  qrLabel: 'Code QR pour l’application d’authentification',
  openApp: 'Ouvrez votre application d’authentification et ajoutez un compte.',
  scan: 'Scannez le code QR ou saisissez la {setupKey} à la main.',
  notLoaded: 'Le code QR n’a pas pu être chargé. Réessayez.',
  setupKey: 'clé de configuration',
  enterCode: 'Saisissez le code à 6 chiffres qu’elle affiche.',
  openOnThisDevice: 'Ouvrir dans l’application de cet appareil',
  copyFailed: 'Non copié',
  label: 'Code de l’application',
  submit: 'Vérifier',
}

export const recoveryCodes: FlowTexts['recoveryCodes'] = {
  heading: 'Conservez vos codes de récupération',
  intro:
    'Si vous perdez votre téléphone, l’un de ces codes vous permet de vous connecter. Chacun sert une seule fois, et ils ne sont affichés que maintenant.',
  notMade: 'Vos codes de récupération n’ont pas pu être créés. Réessayez.',
  listLabel: 'Codes de récupération',
  copyFailed: 'Non copié',
  downloadFailed: 'Non enregistré',
  print: 'Imprimer',
  next: 'Suivant',
  notKept:
    'Vous n’avez ni copié, ni téléchargé, ni imprimé ces codes. Si vous perdez votre téléphone, vous ne pourrez pas vous connecter sans l’un d’eux. Choisissez de nouveau « Suivant » pour continuer sans eux.',
  shownOnce:
    'Vos codes ont été affichés avant le rechargement de cette page et ne le seront plus. Si vous ne les avez pas conservés, créez-en de nouveaux, qui remplaceront les précédents. Vos autres sessions prendront fin et vos jetons d’API cesseront de fonctionner.',
  makeNew: 'Créer de nouveaux codes',
  saved: 'J’ai conservé mes codes',
}

import type { FlowTexts } from '../texts.ts'
import { device } from './device-texts.ts'
import { organization } from './organization-texts.ts'
import { passkey, passkeyOffer } from './passkey-texts.ts'
import {
  forgotPassword,
  legacyReset,
  otherFactors,
  newPassword,
  password,
  resetDone,
  resetLink,
  securityQuestion,
} from './password-texts.ts'
import {
  emailCode,
  emailCodeIfAny,
  recoveryCodes,
  totpSetup,
  twoFactor,
} from './second-factor-texts.ts'

const texts: FlowTexts = {
  device,
  organization,
  passkey,
  passkeyOffer,
  emailCode,
  emailCodeIfAny,
  password,
  newPassword,
  resetDone,
  forgotPassword,
  legacyReset,
  otherFactors,
  securityQuestion,
  resetLink,
  twoFactor,
  totpSetup,
  recoveryCodes,
  registration: {
    heading: 'Zugriff beantragen',
    intro:
      'Ihre Organisation prüft jeden Antrag. Wir schreiben an Ihre Adresse bei der Einrichtung.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse Ihrer Einrichtung',
    description: 'Beschreibung',
    descriptionHint: 'Was Sie untersuchen möchten, und mit wem.',
    method: 'Anmeldeverfahren',
    methodPassword: 'Passwort',
    methodPasswordAndCode: 'Passwort und Code per E-Mail',
    methodAuthenticator: 'Code per E-Mail und Authenticator-App',
    submit: 'Zugriff beantragen',
    sent: 'Wir haben Ihnen eine E-Mail zur Bestätigung Ihrer Adresse gesendet. Prüfen Sie Ihr Postfach',
    sentHeading: 'Adresse bestätigen',
    sentIntro:
      'Ihr Antrag geht an Ihre Organisation, sobald Sie den Link in der E-Mail geöffnet haben.',
    sentTo: 'Gesendet an {email}.',
    nextMail: 'Öffnen Sie den Link in der E-Mail.',
    nextReview: 'Ihre Organisation prüft den Antrag.',
    nextAnswer: 'Wir schreiben Ihnen. Dann können Sie sich anmelden.',
    correct: 'Adresse berichtigen',
    sender: 'Sie kommt von {sender}.',
    noReply: 'Sie kommt von einer Adresse, die keine Antworten annimmt.',
    failed: 'Serverfehler',
    haveInvite: 'Haben Sie eine Einladung?',
    toStart: 'Anmelden',
  },
  eula: {
    heading: 'Nutzungsbedingungen',
    intro: 'Bitte lesen und akzeptieren Sie diese Nutzungsbedingungen, bevor Sie fortfahren.',
    accept: 'Ich habe „{name}“ gelesen und bin einverstanden',
    submit: 'Akzeptieren',
    decline: 'Ablehnen und abmelden',
    changed:
      'Die Nutzungsbedingungen wurden geändert, während Sie sie gelesen haben. Bitte lesen Sie den neuen Text.',
    notLoaded:
      'Die Nutzungsbedingungen konnten nicht geladen werden. Versuchen Sie es noch einmal.',
    notAccepted: 'Ihre Zustimmung konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  },
  customer: {
    heading: 'Kunden auswählen',
    intro: 'Sie handeln für diese Organisation, bis Sie sie wieder verlassen.',
    listLabel: 'Organisationen',
    search: 'Organisationen durchsuchen',
    searchCount: '{count} Organisationen durchsuchen',
    noMatch: 'Keine Treffer',
    submit: 'Weiter',
    none: 'Keine Organisation gefunden',
    noneHow: 'Sie dürfen für keinen Kunden handeln. Bitten Sie die Administration um Zugriff.',
    failed: 'Etwas ist schiefgegangen',
    notStaff: 'Sie handeln für keinen Kunden',
    notStaffHow:
      'Kunden auswählen können nur Beschäftigte der Plattform. Sie können für sich selbst fortfahren.',
    acting: 'Sie handeln bereits für {name}',
    actingHow: 'Dieser Kunde wurde in einem anderen Tab oder Fenster ausgewählt.',
    goOn: 'Für {name} fortfahren',
    change: 'Zu {name} wechseln',
  },
  signedIn: {
    already: 'Sie sind als {email} angemeldet.',
    goOn: 'Weiter',
  },
  token: {
    heading: 'Als {name} fortfahren?',
    body: 'Dieser Link meldet Sie als {email} an. Fahren Sie nur fort, wenn Sie das sind.',
    instead:
      'In diesem Browser sind Sie als {present} angemeldet. Dieser Link meldet Sie stattdessen als {email} an. Fahren Sie nur fort, wenn Sie das sind.',
    confirm: 'Weiter',
    keep: 'Nichts ändern',
    decline: 'Mit E-Mail-Adresse anmelden',
    checking: 'Ihr Anmeldelink wird geprüft',
    signingIn: 'Sie werden angemeldet',
    unchecked: 'Der Anmeldelink konnte nicht geprüft werden',
  },
  notFound: {
    title: '404 Seite nicht gefunden',
    status: '404',
    heading: 'Seite nicht gefunden',
    body: 'Vielleicht ist die Adresse falsch, oder die Seite wurde verschoben.',
    goHome: 'Zur Startseite',
  },
}

export default texts

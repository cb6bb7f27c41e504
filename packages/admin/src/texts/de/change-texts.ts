import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'

const plural = createPlural('de')
const sessions = (n: number) => plural(n, { one: '{n} Sitzung', other: '{n} Sitzungen' })

export const changeTexts: AdminTexts['changes'] = {
  cancel: 'Abbrechen',
  failed: 'Das war nicht möglich.',
  supportCode: (code) => `Supportcode ${code}`,
  required: 'Dieses Feld darf nicht leer sein',
  why: 'Warum? (optional)',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: 'Erneut einladen',
    title: (name) => `${name} erneut einladen?`,
    text: (address) =>
      `Eine E-Mail geht an ${address} und sagt, wo die Anmeldung ist. Sie enthält kein Passwort und keinen Code.`,
    button: 'Einladung senden',
    done: (name) => `${name} ist erneut eingeladen`,
  },
  sendLink: {
    action: 'Link zum Zurücksetzen senden',
    title: (name) => `${name} einen Link zum Zurücksetzen senden?`,
    text: (address) =>
      `Eine E-Mail geht an ${address}. Ihr Link gilt einmal und 1 Stunde lang. Das jetzige Passwort gilt, bis ein neues gewählt ist. Sie sehen den Link nicht.`,
    button: 'Link senden',
    done: (name) => `Der Link an ${name} ist unterwegs`,
  },
  resetFactor: {
    action: 'Zweiten Faktor zurücksetzen',
    title: (name) => `Zweiten Faktor von ${name} zurücksetzen?`,
    text: (codes, open) =>
      `Der Authenticator gilt ab sofort nicht mehr, ebenso ${plural(codes, { one: '{n} Wiederherstellungscode', other: '{n} Wiederherstellungscodes' })}, und ${plural(open, { one: '{n} Sitzung endet', other: '{n} Sitzungen enden' })}. Der Passkey bleibt. Bei der nächsten Anmeldung wird ein Code aus einer E-Mail verlangt, dann ein neuer Authenticator eingerichtet. Eine E-Mail sagt, dass Sie das getan haben.`,
    besure: (firstName) => `Vergewissern Sie sich, dass wirklich ${firstName} darum bittet.`,
    call: 'Rufen Sie eine Nummer an, die Sie bereits kennen.',
    how: 'Wie haben Sie sich vergewissert?',
    button: 'Zweiten Faktor zurücksetzen',
    done: (name) => `Der zweite Faktor von ${name} ist zurückgesetzt`,
  },
  removePasskey: {
    action: 'Entfernen',
    title: (passkey) => `Passkey „${passkey}“ entfernen?`,
    text: (name) =>
      `${name} kann sich damit nicht mehr anmelden. Eine E-Mail sagt, dass Sie das getan haben.`,
    button: 'Passkey entfernen',
    done: 'Der Passkey ist entfernt',
  },
  endSession: {
    action: 'Beenden',
    title: (browser) => `Sitzung in ${browser} beenden?`,
    text: 'Der Browser ist bei seiner nächsten Anfrage abgemeldet. Eine neue Anmeldung geht wie bisher.',
    button: 'Sitzung beenden',
    done: 'Die Sitzung ist beendet',
  },
  endSessions: {
    action: (n) => plural(n, { one: '{n} Sitzung beenden', other: 'Alle {n} Sitzungen beenden' }),
    title: (n, name) =>
      plural(n, { one: '{n} Sitzung', other: 'Alle {n} Sitzungen' }) + ` von ${name} beenden?`,
    text: 'Jeder Browser ist bei seiner nächsten Anfrage abgemeldet, auch der gerade benutzte. Eine neue Anmeldung geht wie bisher.',
    button: (n) => `${sessions(n)} beenden`,
    done: (name) => `${name} ist überall abgemeldet`,
  },
  unlock: {
    action: 'Entsperren',
    title: (name) => `${name} entsperren?`,
    text: (firstName, time) =>
      `Die Fehlversuche werden vergessen, und die Anmeldung geht sofort wieder. Passwort und Faktoren bleiben. Stammen die Versuche nicht von ${firstName}, lassen Sie das Konto gesperrt${time === null ? '' : `: Es öffnet sich von selbst um ${time}`}.`,
    button: 'Entsperren',
    done: (name) => `${name} ist entsperrt`,
  },
  disable: {
    action: 'Deaktivieren',
    title: (name) => `${name} deaktivieren?`,
    text: (open, tokens) =>
      `${plural(open, { one: '{n} Sitzung endet', other: '{n} Sitzungen enden' })} sofort, ${plural(tokens, { one: '{n} API-Token gilt', other: '{n} API-Token gelten' })} nicht mehr, und die Anmeldung wird verweigert. Rollen, Berechtigungen und Tickets bleiben erhalten: „Aktivieren“ bringt alles zurück.`,
    button: (name) => `${name} deaktivieren`,
    done: (name) => `${name} ist deaktiviert`,
  },
  enable: {
    action: 'Aktivieren',
    title: (name) => `${name} aktivieren?`,
    text: (grants) =>
      `Die Anmeldung geht wieder, mit den Faktoren wie zuvor. Die Rollen und ${plural(grants, { one: '{n} Berechtigung', other: '{n} Berechtigungen' })} gelten wieder.`,
    button: 'Aktivieren',
    done: (name) => `${name} ist aktiviert`,
  },
}

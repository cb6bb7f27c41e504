import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { PersonChangeTexts } from '../admin-texts.ts'

const plural = createPlural('de')

export const personChangeTexts: PersonChangeTexts = {
  changedMeanwhile: (name, minutes) => {
    const when =
      minutes === null
        ? 'inzwischen'
        : minutes < 1
          ? 'vor weniger als einer Minute'
          : plural(minutes, { one: 'vor {n} Minute', other: 'vor {n} Minuten' })
    return `${name ?? 'Jemand'} hat diese Person ${when} geändert. Was Sie geschrieben haben, bleibt erhalten; sehen Sie sich die neuen Werte an und speichern Sie dann erneut.`
  },
  organization: {
    label: 'Organisation',
    find: 'Teil des Namens',
  },
  resource: {
    label: 'App oder Datensatz',
    find: 'Teil des Namens',
  },
  edit: {
    action: 'Bearbeiten',
    correct: 'Adresse berichtigen',
    title: (name) => `${name} bearbeiten`,
    text: 'Mit einer anderen Adresse oder einem anderen Anmeldeverfahren wird jeder Browser abgemeldet, und eine E-Mail sagt, was geändert wurde.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'Adresse',
    method: 'Anmeldeverfahren',
    button: 'Speichern',
    done: (name) => `${name} ist geändert`,
  },
  move: {
    action: 'In eine andere Organisation verschieben',
    title: (name) => `${name} in eine andere Organisation verschieben?`,
    text: (firstName, organization) =>
      `Was ${organization} öffnen kann, geht bei der nächsten Anfrage verloren; was die andere öffnen kann, kommt hinzu. Die Rolle organization-admin und API-Token von ${firstName} enden.`,
    grants: 'Eigene Berechtigungen',
    takeGrants: 'Entziehen',
    keepGrants: 'Behalten',
    button: 'Verschieben',
    done: (name) => `${name} ist verschoben`,
  },
  invite: {
    title: 'Jemanden einladen',
    text: (address) =>
      `Eine E-Mail geht an ${address || 'diese Adresse'} und sagt, wo die Anmeldung ist. Sie enthält kein Passwort und keinen Code.`,
    ofOrganization: 'Wie es die Organisation verlangt',
    done: (address) => `${address} ist eingeladen`,
  },
  actFor: {
    action: (organization) => `Für ${organization} handeln`,
    title: (organization) => `Für ${organization} handeln?`,
    text: (organization) =>
      `Sie sehen die Apps und Datensätze von ${organization} unter Ihrem eigenen Namen. Ein Banner bleibt auf jeder Seite, alles, was Sie öffnen, wird mit beiden Namen protokolliert, und die Verwaltung ist geschlossen, bis Sie aufhören.`,
    why: 'Warum?',
    done: (organization) => `Sie handeln für ${organization}`,
  },
  addRole: {
    action: 'Rolle hinzufügen',
    title: (name) => `${name} eine Rolle geben?`,
    text: 'Sie gilt ab der nächsten Anfrage.',
    button: 'Rolle hinzufügen',
    highest: {
      title: (name) => `${name} zu platform-admin machen?`,
      text: (name) => `${name} kann dann alles, was Sie hier können, auch Ihnen gegenüber.`,
      holders: (n) =>
        plural(n, { one: '{n} Person hat diese Rolle.', other: '{n} Personen haben diese Rolle.' }),
      button: 'Zu platform-admin machen',
    },
    ofAdministration: (role) => `${role} (Verwaltung)`,
    other: 'Eine andere Rolle',
    name: 'Name der Rolle',
    app: 'App',
    appHint: 'Leer: in jeder App.',
    done: (name) => `${name} hat die Rolle`,
  },
  removeRole: {
    action: 'Entfernen',
    title: (role, name) => `${name} die Rolle ${role} entziehen?`,
    text: 'Sie gilt ab der nächsten Anfrage nicht mehr.',
    button: 'Rolle entfernen',
    done: (role, name) => `${name} hat die Rolle ${role} nicht mehr`,
  },
  giveAccess: {
    action: 'Zugriff geben',
    title: (name) => `${name} Zugriff geben?`,
    text: (name) => `${name} kann die Ressource ab der nächsten Seite öffnen.`,
    button: 'Zugriff geben',
    done: (name) => `${name} hat Zugriff`,
  },
  takeAccess: {
    action: 'Entfernen',
    title: (resource, name) => `${name} den Zugriff auf ${resource} entziehen?`,
    text: (name) => `${name} verliert ihn bei der nächsten Anfrage; eine offene Seite sagt es.`,
    keeps: (name, organization) =>
      `${name} behält ihn über ${organization}: Nur die eigene Berechtigung endet.`,
    button: 'Zugriff entziehen',
    done: (resource, name) => `${name} hat keinen Zugriff mehr auf ${resource}`,
  },
}

import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')

export const organizationChangeTexts: AdminTexts['changes']['organizations'] = {
  create: {
    title: 'Neue Organisation',
    text: 'Sie kann noch nichts öffnen, und niemand gehört zu ihr. Als Nächstes kommt ihre Seite: Dort werden Domains, Personen und Berechtigungen hinzugefügt.',
    name: 'Name',
    tier: 'Stufe',
    method: 'Wie sich ihre neuen Personen anmelden',
    methodHint: 'Das kann später entschieden werden.',
    button: 'Organisation hinzufügen',
    done: (name) => `${name} ist hinzugefügt`,
  },
  edit: {
    action: 'Bearbeiten',
    title: (name) => `${name} bearbeiten`,
    text: (n) =>
      plural(n, { one: '{n} Person sieht', other: '{n} Personen sehen' }) +
      ' den neuen Namen und die neue Stufe ab der nächsten Seite.',
    button: 'Speichern',
    done: (name) => `${name} ist geändert`,
  },
  method: {
    action: 'Für neue Personen verwenden',
    label: (method) => `Für neue Personen verwenden: ${method}`,
    title: (organization) => `Ändern, wie sich neue Personen von ${organization} anmelden?`,
    text: (method) =>
      `Wer ab jetzt eingeladen oder aufgenommen wird, meldet sich so an: ${method}. Für bestehende Konten ändert sich nichts.`,
    button: 'Ändern',
    done: 'Das Verfahren ist geändert',
  },
  addDomain: {
    action: 'Domain hinzufügen',
    title: (organization) => `${organization} eine E-Mail-Domain hinzufügen`,
    text: 'Sie gilt, sobald die Organisation einen TXT-Eintrag in ihr DNS gesetzt hat. Was darin steht, wird danach gezeigt.',
    domain: 'Domain',
    domainHint: 'Was nach dem @ steht, etwa example.org.',
    button: 'Domain hinzufügen',
    done: (domain) => `${domain} ist hinzugefügt, noch nicht bestätigt`,
  },
  checkDomain: {
    action: 'Jetzt prüfen',
    label: (domain) => `Jetzt prüfen: ${domain}`,
    title: (domain) => `${domain} prüfen?`,
    text: (name) => `Der Server sucht im DNS nach dem TXT-Eintrag von ${name}.`,
    button: 'Jetzt prüfen',
    done: (domain) => `${domain} ist bestätigt`,
  },
  removeDomain: {
    action: 'Entfernen',
    label: (domain) => `${domain} entfernen`,
    title: (domain, organization) => `${domain} von ${organization} entfernen?`,
    text: 'Neue Anträge mit ihren Adressen werden der Organisation nicht mehr vorgeschlagen, und die eigene Anmeldung der Organisation endet für sie. Bestehende Konten bleiben.',
    button: 'Domain entfernen',
    done: (domain) => `${domain} ist entfernt`,
  },
  giveToOrganization: {
    action: 'Zugriff geben',
    title: (resource, organization) =>
      `${organization} Zugriff auf ${resource ?? 'eine App oder einen Datensatz'} geben?`,
    text: (n) =>
      plural(n, { one: '{n} Person kann', other: '{n} Personen können' }) +
      ' die Ressource ab der nächsten Seite öffnen.',
    button: 'Zugriff geben',
    done: (organization) => `${organization} hat Zugriff`,
  },
  takeFromOrganization: {
    action: 'Entfernen',
    label: (resource) => `${resource} entfernen`,
    title: (resource, organization) => `${organization} den Zugriff auf ${resource} entziehen?`,
    text: (loses, keep) =>
      [
        plural(loses, { one: '{n} Person verliert', other: '{n} Personen verlieren' }) +
          ' den Zugriff bei der nächsten Anfrage; eine offene Seite sagt es.',
        keep > 0 &&
          plural(keep, {
            one: '{n} Person behält ihn durch eine eigene Berechtigung.',
            other: '{n} Personen behalten ihn durch eine eigene Berechtigung.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
    button: 'Zugriff entziehen',
    done: (resource, organization) => `${organization} hat keinen Zugriff mehr auf ${resource}`,
  },
}

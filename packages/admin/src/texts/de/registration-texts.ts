import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')

export const registrationTexts: AdminTexts['registrations'] = {
  heading: 'Registrierungen',
  lead: 'Personen, die Zugriff beantragt und ihre Adresse bestätigt haben.',
  search: 'Name, Adresse oder Nachricht',
  count: (n) => plural(n, { one: '{n} Antrag', other: '{n} Anträge' }),
  states: { waiting: 'Wartend', approved: 'Genehmigt', refused: 'Abgelehnt' },
  columns: { name: 'Name', description: 'Nachricht', since: 'Seit', decided: 'Entschieden' },
  noReason: 'Kein Grund angegeben.',
  hasAccount: 'Diese Adresse hat inzwischen ein Konto.',
  by: (when, name) => `${when}, von ${name}`,
  empty: {
    waiting: 'Keine Anträge warten',
    approved: 'Noch kein Antrag wurde genehmigt',
    refused: 'Kein Antrag wurde abgelehnt',
    mailed: (address) => `Neue gehen auch per E-Mail an ${address}.`,
    notMailed: 'Neue gehen per E-Mail an niemanden: NOTIFY_EMAIL ist nicht gesetzt.',
    people: 'Personen ansehen',
  },
  approve: {
    action: 'Genehmigen',
    title: (name) => `Antrag von ${name} genehmigen?`,
    mail: (address) =>
      `Eine E-Mail an ${address} sagt, dass das Konto bereit ist und wo die Anmeldung ist. Sie enthält kein Passwort.`,
    chooseFirst: 'Was die Organisation öffnen kann, ist sofort erreichbar.',
    reached: (n, organization) =>
      n === null
        ? `Was ${organization} öffnen kann, ist sofort erreichbar.`
        : plural(n, {
            one: '{n} App oder Datensatz ist',
            other: '{n} Apps und Datensätze sind',
          }) + ` sofort erreichbar, über ${organization}.`,
    firstSignIn: (method, firstName) =>
      method === 'email_otp_and_authenticator_based'
        ? `Erste Anmeldung: Code aus einer E-Mail, dann ein eigener Authenticator von ${firstName}.`
        : `Erste Anmeldung: Code aus einer E-Mail, dann ein eigenes Passwort von ${firstName}.`,
    suggested: (domain, organization) =>
      `Vorschlag: ${domain} ist eine bestätigte Domain von ${organization}.`,
    roles: 'Rollen',
    rolesHint: 'Die meisten brauchen keine.',
    noRole: 'Keine',
    into: (organization) => `In ${organization} aufnehmen`,
    organization: 'Organisation',
    find: 'Teil des Namens',
    button: 'Genehmigen',
    done: (name) => `Der Antrag von ${name} ist genehmigt`,
  },
  refuse: {
    action: 'Ablehnen',
    title: (name) => `Antrag von ${name} ablehnen?`,
    text: (address) =>
      `Eine E-Mail mit Ihrer Anmerkung geht an ${address}. Der Antrag ist damit geschlossen; ein neuer kann gestellt werden.`,
    note: 'Anmerkung',
    button: 'Ablehnen',
    done: (name) => `Der Antrag von ${name} ist abgelehnt`,
  },
}

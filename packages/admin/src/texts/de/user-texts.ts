import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')

export const userTexts: AdminTexts['users'] = {
  heading: 'Personen',
  lead: (total) =>
    total === undefined
      ? 'Alle, die ein Konto haben.'
      : plural(total, { one: '{n} Person', other: '{n} Personen' }),
  search: 'Name oder Adresse',
  invite: 'Einladen',
  columns: {
    name: 'Name',
    email: 'Adresse',
    organization: 'Organisation',
    secondFactor: 'Zweiter Faktor',
    state: 'Status',
    lastSignIn: 'Letzte Anmeldung',
  },
  states: { active: 'Aktiv', invited: 'Eingeladen', locked: 'Gesperrt', disabled: 'Deaktiviert' },
  secondFactors: {
    passkey: 'Passkey',
    authenticator: 'Authenticator',
    email_code: 'Code per E-Mail',
    none: 'Keiner',
    not_set_up: 'Noch keiner',
    organization: 'Organisation',
  },
  findOrganization: 'Organisation suchen',
  never: 'Nie',
  empty: {
    heading: 'Noch niemand',
    text: 'Personen erscheinen hier, sobald sie eingeladen oder importiert sind.',
  },
  person: {
    back: 'Personen',
    notFound: 'Diese Person gibt es nicht',
    notFoundText: 'Das Konto existiert nicht, oder es gehört nicht zu Ihrer Organisation.',
    obstacles: {
      disabled: 'Deaktiviert',
      disabledText: 'Die Anmeldung wird verweigert. Rollen und Berechtigungen bleiben erhalten.',
      locked: (time) => (time === null ? 'Gesperrt' : `Gesperrt bis ${time}`),
      lockedText: (tries, minutes, known) =>
        [
          tries !== undefined && minutes !== undefined
            ? `${plural(tries, { one: '{n} Fehlversuch', other: '{n} Fehlversuche' })} in ${plural(minutes, { one: '{n} Minute', other: '{n} Minuten' })}`
            : 'Zu viele Fehlversuche',
          known ? ', von einem früher benutzten Browser.' : '.',
        ].join(''),
      invitation_refused: 'Die Einladung ist nicht angekommen',
      refusedText: (answer, day) =>
        answer === null
          ? `Der Mailserver hat sie am ${day} abgelehnt.`
          : `Der Mailserver hat am ${day} geantwortet: „${answer}“.`,
      not_set_up: 'Hat sich noch nie angemeldet',
      notSetUpText: 'Die Einladung ist gesendet. Bisher ist kein Anmeldeweg eingerichtet.',
      organization_sign_in: 'Meldet sich über die Organisation an',
      organizationText: 'Nach Passwörtern und Codes dieser Plattform wird nicht gefragt.',
      terms: 'Nutzungsbedingungen sind noch zu akzeptieren',
      termsText: 'Bei der nächsten Anmeldung wird danach gefragt.',
    },
    facts: {
      lastSignIn: 'Letzte Anmeldung',
      method: 'Anmeldeverfahren',
      terms: 'Nutzungsbedingungen',
      since: 'Mitglied seit',
      accepted: (day) => `Akzeptiert am ${day}`,
      notAccepted: 'Noch nicht akzeptiert',
      noTerms: 'Keine',
    },
    methods: {
      password: 'Passwort',
      password_and_email_otp: 'Passwort und Code per E-Mail',
      email_otp_and_authenticator_based: 'Code per E-Mail und Authenticator-App',
    },
    profile: {
      heading: 'Profil',
      hint: 'Namen und Adresse sehen auch Kolleginnen und Kollegen.',
      name: 'Name',
      email: 'Adresse',
      organization: 'Organisation',
      internal: 'intern',
      external: (tier) => `extern, ${tier}`,
      language: 'Sprache',
      ofBrowser: 'Die des Browsers',
      id: 'ID',
      imported: 'Import',
      importedText: 'Diese Angaben gehören dem Import: Sie werden in dessen Datei geändert.',
    },
    signIn: {
      heading: 'Anmeldung',
      hint: 'Niemand kann hier ein Passwort sehen oder wählen.',
      factor: 'Faktor',
      since: 'Seit',
      lastUsed: 'Zuletzt verwendet',
      password: 'Passwort',
      authenticator: 'Authenticator',
      codesLeft: (n) =>
        plural(n, {
          one: 'Noch {n} Wiederherstellungscode',
          other: 'Noch {n} Wiederherstellungscodes',
        }),
      passkey: (name) => `Passkey „${name}“`,
      backedUp: 'In einem Passwortmanager gespeichert',
      none: 'Noch ist kein Faktor eingerichtet.',
    },
    browsers: {
      heading: 'Browser',
      hint: (name) => `Wo ${name} jetzt angemeldet ist.`,
      browser: 'Browser',
      unknown: 'Unbekannter Browser',
      on: (browser, system) => `${browser} unter ${system}`,
      signedIn: 'Angemeldet',
      lastSeen: 'Zuletzt gesehen',
      with: 'Mit',
      factors: {
        password: 'Passwort',
        email_code: 'Code per E-Mail',
        authenticator: 'Authenticator',
        recovery_code: 'Wiederherstellungscode',
        passkey: 'Passkey',
        passkey_uv: 'Passkey',
        api_token: 'API-Token',
        device_code: 'Gerätecode',
        organization: 'Organisation',
        organization_mfa: 'zweiter Faktor der Organisation',
      },
      ip: 'Von',
      none: 'Nirgends angemeldet.',
      tokens: (n) =>
        plural(n, { one: '{n} API-Token in Gebrauch', other: '{n} API-Token in Gebrauch' }),
    },
    roles: {
      heading: 'Rollen',
      hint: (name) => `Was ${name} für andere tun darf.`,
      role: 'Rolle',
      app: 'App',
      from: 'Von',
      everywhere: 'Alle Apps',
      administration: 'Verwaltung',
      none: 'Keine Rolle.',
    },
    access: {
      heading: 'Zugriff',
      hint: (name) => `Worauf ${name} Zugriff hat und durch wen.`,
      resource: 'App oder Datensatz',
      kind: 'Art',
      kinds: {
        AppResource: 'App',
        DatasetResource: 'Datensatz',
        FederatedDatasetResource: 'Föderation',
      },
      because: 'Durch',
      since: 'Seit',
      own: 'Eigene Berechtigung',
      ownBy: (by) => `Eigene Berechtigung · von ${by}`,
      also: (organization) => `Eigene Berechtigung · auch ${organization}`,
      none: 'Nichts kann geöffnet werden.',
    },
    events: {
      heading: 'Ereignisse',
      hint: 'Die letzten.',
      all: (name) => `Alle Ereignisse von ${name}`,
      when: 'Wann',
      what: 'Was',
      from: 'Von wo',
      none: 'Noch keine Ereignisse.',
    },
    by: (name, day) => [name, day].filter(Boolean).join(', ') || '–',
  },
}

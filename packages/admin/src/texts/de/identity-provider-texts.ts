import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const people = (n: number) => plural(n, { one: '{n} Person', other: '{n} Personen' })

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'Diese Organisation gibt es nicht',
  notFoundText: 'Sie existiert nicht, oder Ihre Rolle reicht nicht bis zu ihr.',
  back: 'Organisationen',
  heading: 'Identitätsanbieter',
  lead: (organization, isEnforced) =>
    [
      `Identitätsanbieter von ${organization}`,
      'OpenID Connect',
      isEnforced === null
        ? null
        : isEnforced
          ? 'vorgeschrieben'
          : 'angeboten, nicht vorgeschrieben',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'Kein Identitätsanbieter',
  noneText: (organization) =>
    `Personen von ${organization} melden sich hier an. Mit einem Anbieter können sie sich so anmelden wie in ihrer Organisation. Ist er gespeichert, zeigt diese Seite die Adressen, die dort einzutragen sind.`,
  setUp: 'Einrichten',
  connection: {
    heading: 'Verbindung',
    hint: 'Die Administration des Anbieters kennt diese Angaben.',
    name: 'Name',
    nameHint: (name) => `Steht auf der Schaltfläche: Anmelden mit ${name || '…'}.`,
    issuer: 'Aussteller',
    issuerHint: 'Die Adresse des Anbieters, etwa https://id.example.org.',
    clientId: 'Client-ID',
    secret: 'Client-Geheimnis',
    secretSet: 'Gesetzt, wird nie gezeigt',
    noSecret: 'Nicht gesetzt',
    secretHint:
      'Leer lassen, um das gesetzte zu behalten. Für einen anderen Aussteller ist es neu nötig.',
    redirect: 'Weiterleitungsadresse, für die Liste des Anbieters',
    copyRedirect: 'Weiterleitungsadresse kopieren',
    sharedCallback:
      'Personen kommen noch über eine Adresse zurück, die andere Anbieter mitbenutzen. Tragen Sie die Weiterleitungsadresse beim Anbieter ein und testen Sie dann die Anmeldung: Klappt sie, kommen sie über diese zurück.',
    logout: 'Adresse für die Abmeldung über den Rückkanal',
    copyLogout: 'Adresse für die Abmeldung über den Rückkanal kopieren',
    edit: 'Bearbeiten',
    remove: 'Anbieter entfernen',
    imported: 'Import',
    importedText: 'Der Anbieter gehört dem Import: Er wird in dessen Datei geändert.',
  },
  save: {
    title: (organization) => `Identitätsanbieter von ${organization}`,
    text: 'Mit einem anderen Aussteller oder einer anderen Client-ID werden der Test und die bisherigen Anmeldungen über den Anbieter vergessen, und er ist nicht mehr vorgeschrieben.',
    newText:
      'Nach dem Speichern wird er neben den anderen Anmeldewegen angeboten. Niemand muss ihn benutzen, bevor Sie ihn vorschreiben.',
    button: 'Speichern',
    done: (name) => `${name} ist gespeichert`,
  },
  remove: {
    title: (name) => `${name} entfernen?`,
    text: (n) =>
      plural(n, {
        one: '{n} Person hat sich damit angemeldet. Sie meldet sich ab jetzt hier an:',
        other: '{n} Personen haben sich damit angemeldet. Sie melden sich ab jetzt hier an:',
      }) +
      ' mit dem, was eingerichtet ist, oder über einen Link, mit dem ein Passwort gewählt wird.',
    button: 'Anbieter entfernen',
    done: (name) => `${name} ist entfernt`,
  },
  test: {
    heading: 'Test',
    hint: 'Eine ganze Anmeldung, Schritt für Schritt.',
    none: 'Niemand hat diese Werte getestet.',
    waits: (when) =>
      `Begonnen: ${when}. Wer den Test begonnen hat, ist noch nicht vom Anbieter zurückgekommen.`,
    worked: (when, email) => `Erfolgreich: ${when}${email === null ? '' : `, als ${email}`}`,
    failed: (when) => `Fehlgeschlagen: ${when}`,
    steps: {
      issuer: 'Aussteller',
      keys: 'Schlüssel',
      token: 'Token',
      address: 'Adresse',
      second_factor: 'Zweiter Faktor',
    },
    outcomes: {
      ok: 'Richtig',
      warning: 'Funktioniert, mit einer Warnung',
      failed: 'Falsch',
      not_reached: 'Nicht erreicht',
    },
    action: 'Anmeldung testen',
    title: (name) => `Anmeldung mit ${name} testen?`,
    text: 'Sie gehen zum Anbieter, melden sich dort an und kommen auf diese Seite zurück. Niemand wird dadurch hier angemeldet.',
    button: 'Zum Anbieter',
    done: 'Der Test läuft',
    notBegun: 'Der Anbieter konnte nicht gefragt werden',
  },
  newPeople: {
    heading: 'Neue Personen',
    on: 'Bei der ersten Anmeldung wird ein Konto angelegt.',
    onText: (organization) =>
      `Für Adressen einer bestätigten Domain. Sie erhalten denselben Zugriff wie alle von ${organization}.`,
    off: 'Bei der ersten Anmeldung wird kein Konto angelegt.',
    offText: 'Wer kein Konto hat, liest, dass eine Einladung nötig ist.',
    label: 'Personen ohne Konto',
    make: 'Erhalten eines bei der ersten Anmeldung',
    refuse: 'Werden abgewiesen',
  },
  enforce: {
    heading: 'Vorschreiben',
    on: (organization, name) =>
      `Personen von ${organization} mit einer Adresse einer bestätigten Domain müssen ${name} benutzen.`,
    off: (name) => `Personen wählen zwischen ${name} und ihrem Verfahren hier.`,
    effects: 'Wenn er vorgeschrieben ist',
    others: 'Wer von ihnen auf andere Weise angemeldet ist, wird abgemeldet.',
    inDomains: (n, all, name) =>
      `Von ${people(all)} ` +
      plural(n, {
        one: 'hat {n} eine Adresse einer bestätigten Domain und muss',
        other: 'haben {n} eine Adresse einer bestätigten Domain und müssen',
      }) +
      ` zu ${name} gehen. Passwörter, Codes und Passkeys von hier werden dann abgelehnt.`,
    elsewhere: (n) =>
      plural(n, {
        one: '{n} Person mit anderer Adresse behält ihr Verfahren hier.',
        other: '{n} Personen mit anderen Adressen behalten ihr Verfahren hier.',
      }),
    foreign: (n) =>
      plural(n, {
        one: '{n} Person einer anderen Organisation hat eine Adresse dieser Domains. Sie behält ihr Verfahren hier.',
        other:
          '{n} Personen anderer Organisationen haben eine Adresse dieser Domains. Sie behalten ihr Verfahren hier.',
      }),
    down: (n, name) =>
      `Ist ${name} nicht erreichbar, ` +
      plural(n, { one: 'kann {n} Person', other: 'können {n} Personen' }) +
      ' sich nicht anmelden, bis der Anbieter wieder da ist oder Sie ihn nicht mehr vorschreiben. „vestibule user sign-in-link“ lässt eine einzelne Person herein.',
    obstacles: {
      not_tested:
        'Er kann vorgeschrieben werden, sobald ein Test der gespeicherten Werte erfolgreich war.',
      no_domain:
        'Er kann vorgeschrieben werden, sobald eine Domain der Organisation bestätigt ist.',
    },
    action: (name) => `${name} vorschreiben`,
    title: (organization, name) => `${name} für alle von ${organization} vorschreiben?`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        plural(inDomains, { one: '{n} Person geht', other: '{n} Personen gehen' }) +
          ` bei der nächsten Anmeldung zu ${name}; Passwörter, Codes und Passkeys von hier werden dann abgelehnt.`,
        elsewhere > 0 &&
          plural(elsewhere, {
            one: '{n} Person mit anderer Adresse behält ihr Verfahren.',
            other: '{n} Personen mit anderen Adressen behalten ihr Verfahren.',
          }),
        tested !== null && `Letzter Test: erfolgreich, ${tested}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name) => `${name} ist vorgeschrieben`,
    stop: 'Nicht mehr vorschreiben',
    stopTitle: (name) => `${name} nicht mehr vorschreiben?`,
    stopText: (n) =>
      plural(n, { one: '{n} Person kann', other: '{n} Personen können' }) +
      ' sich wieder hier anmelden: mit dem, was eingerichtet ist, oder über einen Link, mit dem ein Passwort gewählt wird.',
    stopButton: 'Nicht mehr vorschreiben',
    stopped: (name) => `${name} wird angeboten und ist nicht mehr vorgeschrieben`,
  },
}

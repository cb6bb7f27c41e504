import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'

const plural = createPlural('de')
const people = (n: number) => plural(n, { one: '{n} Person', other: '{n} Personen' })
const organizations = (n: number) =>
  plural(n, { one: '{n} Organisation', other: '{n} Organisationen' })

export const organizationTexts: AdminTexts['organizations'] = {
  heading: 'Organisationen',
  lead: (total) =>
    `${total === undefined ? '' : `${organizations(total)}. `}Jede Person gehört zu genau einer.`,
  count: organizations,
  search: 'Name oder Domain',
  add: 'Neue Organisation',
  columns: {
    name: 'Organisation',
    tier: 'Stufe',
    domains: 'Domains',
    signIn: 'Anmeldung',
    people: 'Personen',
    grants: 'Berechtigungen',
    from: 'Von',
  },
  tiers: { premium: 'Premium', explore: 'Explore' },
  noDomain: 'Keine',
  verified: (n) => `${n} bestätigt`,
  notVerified: (n, all) => `${n} von ${all} nicht bestätigt`,
  anyMethod: 'Nicht entschieden',
  own: (isEnforced) => (isEnforced ? 'Eigene, vorgeschrieben' : 'Eigene, angeboten'),
  imported: 'Import',
  here: 'Hier',
  empty: {
    heading: 'Noch keine Organisation',
    text: 'Organisationen erscheinen hier, sobald sie angelegt oder importiert sind.',
  },
  one: {
    back: 'Organisationen',
    notFound: 'Diese Organisation gibt es nicht',
    notFoundText: 'Sie existiert nicht, oder Ihre Rolle reicht nicht bis zu ihr.',
    lead: (id, isInternal, n) =>
      [id, isInternal ? 'intern' : 'extern', people(n)].filter(Boolean).join(' · '),
    general: {
      heading: 'Allgemein',
      name: 'Name',
      tier: 'Stufe',
      lock: 'Teile, die Premium erfordern, zeigen ein Schloss.',
      kind: 'Art',
      kinds: { internal: 'Intern', external: 'Extern' },
      administrators: 'Administration',
      noAdministrator: 'Niemand',
      importedText: 'Name und Stufe gehören dem Import: Sie werden in dessen Datei geändert.',
    },
    domains: {
      heading: 'Domains',
      hint: 'Adressen einer bestätigten Domain werden für diese Organisation vorgeschlagen.',
      domain: 'Domain',
      state: 'Status',
      since: 'Seit',
      verified: 'Bestätigt',
      notVerified: 'Nicht bestätigt',
      record: (domain) =>
        `Fügen Sie dem DNS von ${domain} diesen TXT-Eintrag hinzu und prüfen Sie dann:`,
      copyRecord: (domain) => `TXT-Eintrag von ${domain} kopieren`,
      none: 'Noch keine Domain.',
    },
    signIn: {
      heading: 'Anmeldung',
      hint: 'Wie ihre Mitglieder ihre Identität nachweisen.',
      method: 'Verfahren',
      people: 'Personen',
      newPeople: 'Gilt für neue Personen',
      provider: 'Identitätsanbieter',
      providerHint: 'Anmeldung über das eigene OpenID Connect der Organisation.',
      noProvider: 'Kein Identitätsanbieter',
      state: (isEnforced) => (isEnforced ? 'Vorgeschrieben' : 'Angeboten, nicht vorgeschrieben'),
      open: 'Öffnen',
      setUp: 'Einrichten',
    },
    members: {
      heading: 'Mitglieder',
      invite: 'Einladen',
      none: 'Noch niemand.',
      some: (shown, all) => `${shown} von ${all}`,
      all: 'Alle anzeigen',
    },
    grants: {
      heading: 'Berechtigungen',
      hint: 'Worauf hier alle Zugriff haben.',
      since: 'Seit',
      by: 'Von',
      none: 'Die Organisation hat noch auf nichts Zugriff.',
      grid: 'Alle als Raster anzeigen',
    },
  },
}

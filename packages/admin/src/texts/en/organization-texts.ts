import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const people = (n: number) => count(n, { one: 'person', other: 'people' })

/** Texts of the list of organisations and of the page of one organisation. */
export const organizationTexts = {
  heading: 'Organisations',
  lead: (total: number | undefined) =>
    `${total === undefined ? '' : `${count(total, { one: 'organisation', other: 'organisations' })}. `}A person belongs to exactly one.`,
  count: (n: number) => count(n, { one: 'organisation', other: 'organisations' }),
  search: 'Name or domain',
  add: 'New organisation',
  columns: {
    name: 'Organisation',
    tier: 'Tier',
    domains: 'Domains',
    signIn: 'Sign-in',
    people: 'People',
    grants: 'Grants',
    from: 'From',
  },
  tiers: { premium: 'Premium', explore: 'Explore' } as Readonly<Record<string, string>>,
  noDomain: 'None',
  verified: (n: number) => `${n} verified`,
  notVerified: (n: number, all: number) => `${n} of ${all} not verified`,
  anyMethod: 'Not decided',
  own: (isEnforced: boolean): string => (isEnforced ? 'Its own, enforced' : 'Its own, offered'),
  imported: 'Import',
  here: 'Here',
  empty: {
    heading: 'No organisation yet',
    text: 'Organisations appear here once they are made or imported.',
  },
  one: {
    back: 'Organisations',
    notFound: 'There is no such organisation',
    notFoundText: 'It does not exist, or your role does not reach it.',
    lead: (id: string | null, isInternal: boolean, n: number) =>
      [id, isInternal ? 'internal' : 'external', people(n)].filter(Boolean).join(' · '),
    general: {
      heading: 'General',
      name: 'Name',
      tier: 'Tier',
      lock: 'Parts that need Premium show a lock.',
      kind: 'Kind',
      kinds: { internal: 'Internal', external: 'External' },
      administrators: 'Administrators',
      noAdministrator: 'None',
      importedText: 'The import owns name and tier: they are changed in its file.',
    },
    domains: {
      heading: 'Domains',
      hint: 'Addresses of a verified domain are suggested for this organisation.',
      domain: 'Domain',
      state: 'State',
      since: 'Since',
      verified: 'Verified',
      notVerified: 'Not verified',
      record: (domain: string) => `Add this TXT record to the DNS of ${domain}, then check:`,
      copyRecord: (domain: string) => `Copy the TXT record of ${domain}`,
      none: 'No domain yet.',
    },
    signIn: {
      heading: 'Sign-in',
      hint: 'How its people prove who they are.',
      method: 'Method',
      people: 'People',
      newPeople: 'New people get this',
      provider: 'Identity provider',
      providerHint: 'Sign-in by the organisation’s own OpenID Connect.',
      noProvider: 'No identity provider',
      state: (isEnforced: boolean): string => (isEnforced ? 'Enforced' : 'Offered, not enforced'),
      open: 'Open',
      setUp: 'Set up',
    },
    members: {
      heading: 'Members',
      invite: 'Invite',
      none: 'Nobody yet.',
      some: (shown: number, all: number) => `${shown} of ${all}`,
      all: 'Show all',
    },
    grants: {
      heading: 'Grants',
      hint: 'What everyone here can reach.',
      since: 'Since',
      by: 'By',
      none: 'Nothing is open to the organisation yet.',
      grid: 'Show all as a grid',
    },
  },
}

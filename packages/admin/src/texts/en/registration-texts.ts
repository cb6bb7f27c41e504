import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')

/** Texts of the requests for access. */
export const registrationTexts = {
  heading: 'Registrations',
  lead: 'People who asked to come in and confirmed their address.',
  search: 'Name, address or what they write',
  count: (n: number) => count(n, { one: 'request', other: 'requests' }),
  states: { waiting: 'Waiting', approved: 'Approved', refused: 'Refused' },
  columns: { name: 'Name', description: 'What they write', since: 'Since', decided: 'Decided' },
  noReason: 'No reason given.',
  hasAccount: 'This address has an account by now.',
  by: (when: string, name: string) => `${when}, by ${name}`,
  empty: {
    waiting: 'No requests are waiting',
    approved: 'Nobody has been approved yet',
    refused: 'Nobody has been refused',
    mailed: (address: string) => `New ones are also mailed to ${address}.`,
    notMailed: 'New ones are mailed to nobody: NOTIFY_EMAIL is not set.',
    people: 'See people',
  },
  approve: {
    action: 'Approve',
    title: (name: string) => `Approve ${name}?`,
    mail: (address: string) =>
      `A mail to ${address} says that the account is ready and where to sign in. It holds no password.`,
    chooseFirst: 'What the organisation can open is reached at once.',
    reached: (n: number | null, organization: string) =>
      n === null
        ? `What ${organization} can open is reached at once.`
        : `${count(n, { one: 'app or dataset is', other: 'apps and datasets are' })} reached at once, because of ${organization}.`,
    firstSignIn: (method: string, firstName: string) =>
      method === 'email_otp_and_authenticator_based'
        ? `First sign-in: mailed code, then an authenticator of ${firstName}’s own.`
        : `First sign-in: mailed code, then a password of ${firstName}’s own.`,
    suggested: (domain: string, organization: string) =>
      `Suggested: ${domain} is a verified domain of ${organization}.`,
    roles: 'Roles',
    rolesHint: 'Most people need none.',
    noRole: 'None',
    into: (organization: string) => `Approve into ${organization}`,
    organization: 'Organisation',
    find: 'Part of its name',
    button: 'Approve',
    done: (name: string) => `${name} is approved`,
  },
  refuse: {
    action: 'Refuse',
    title: (name: string) => `Refuse ${name}?`,
    text: (address: string) =>
      `A mail with your note goes to ${address}. The request closes; another one may be made.`,
    note: 'Note',
    button: 'Refuse',
    done: (name: string) => `${name} is refused`,
  },
}

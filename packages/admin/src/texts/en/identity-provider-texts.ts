import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const people = (n: number) => count(n, { one: 'person', other: 'people' })
/** `1 person goes`, `2 people go`. */
const who = (n: number, one: string, other: string) =>
  count(n, { one: `person ${one}`, other: `people ${other}` })

/** Texts of an organisation's own identity provider, and of its changes. */
export const identityProviderTexts = {
  notFound: 'There is no such organisation',
  notFoundText: 'It does not exist, or your role does not reach it.',
  back: 'Organisations',
  heading: 'Identity provider',
  lead: (organization: string, isEnforced: boolean | null) =>
    [
      `Identity provider of ${organization}`,
      'OpenID Connect',
      isEnforced === null ? null : isEnforced ? 'enforced' : 'offered, not enforced',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'No identity provider',
  noneText: (organization: string) =>
    `People of ${organization} sign in here. With a provider they can sign in as they do at their organisation. Once it is saved, this page shows the addresses to register there.`,
  setUp: 'Set up',
  connection: {
    heading: 'Connection',
    hint: 'The administrator of the provider knows these.',
    name: 'Name',
    nameHint: (name: string) => `Shown on the button: Sign in with ${name || '…'}.`,
    issuer: 'Issuer',
    issuerHint: 'The address of the provider, such as https://id.example.org.',
    clientId: 'Client id',
    secret: 'Client secret',
    secretSet: 'Set, never shown',
    noSecret: 'Not set',
    secretHint: 'Leave it empty to keep the one that is set. For another issuer it is needed anew.',
    redirect: 'Redirect address, for the provider’s list',
    copyRedirect: 'Copy the redirect address',
    sharedCallback:
      'People still come back by an address that other providers share. Register the redirect address at the provider, then test the sign-in: once that works, they come back by it.',
    logout: 'Address for back-channel logout',
    copyLogout: 'Copy the address for back-channel logout',
    edit: 'Edit',
    remove: 'Remove the provider',
    imported: 'Import',
    importedText: 'The import owns the provider: it is changed in its file.',
  },
  save: {
    title: (organization: string) => `Identity provider of ${organization}`,
    text: 'With another issuer or client id the test, and whom the provider has signed in before, are forgotten, and the provider is no longer enforced.',
    newText:
      'It is offered beside the other ways to sign in once it is saved. Nobody has to use it before you enforce it.',
    button: 'Save',
    done: (name: string) => `${name} is saved`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: (n: number) =>
      `${who(n, 'has', 'have')} signed in with it. They sign in here from now on: with what they have set up, or by a link to choose a password.`,
    button: 'Remove the provider',
    done: (name: string) => `${name} is removed`,
  },
  test: {
    heading: 'Test',
    hint: 'A whole sign-in, step by step.',
    none: 'Nobody has tested these values.',
    waits: (when: string) => `Begun ${when}. Whoever began it has not come back from the provider.`,
    worked: (when: string, email: string | null) =>
      `Worked ${when}${email === null ? '' : `, as ${email}`}`,
    failed: (when: string) => `Did not work ${when}`,
    steps: {
      issuer: 'Issuer',
      keys: 'Keys',
      token: 'Token',
      address: 'Address',
      second_factor: 'Second factor',
    } as Readonly<Record<string, string>>,
    outcomes: {
      ok: 'Right',
      warning: 'Works, with a warning',
      failed: 'Wrong',
      not_reached: 'Not reached',
    } as Readonly<Record<string, string>>,
    action: 'Test the sign-in',
    title: (name: string) => `Test the sign-in with ${name}?`,
    text: 'You go to the provider, sign in there, and come back to this page. Nobody is signed in here by it.',
    button: 'Go to the provider',
    done: 'The test is under way',
    notBegun: 'The provider could not be asked',
  },
  newPeople: {
    heading: 'New people',
    on: 'An account is made at the first sign-in.',
    onText: (organization: string) =>
      `For addresses of a verified domain. They reach what everyone of ${organization} reaches.`,
    off: 'No account is made at the first sign-in.',
    offText: 'Whoever has no account is told to ask for an invitation.',
    label: 'People without an account',
    make: 'Get one at their first sign-in',
    refuse: 'Are refused',
  },
  enforce: {
    heading: 'Enforce',
    on: (organization: string, name: string) =>
      `People of ${organization} with an address of a verified domain must use ${name}.`,
    off: (name: string) => `People choose between ${name} and their method here.`,
    effects: 'When it is enforced',
    others: 'Whoever of them is signed in otherwise is signed out.',
    inDomains: (n: number, all: number, name: string) =>
      `Of ${people(all)}, ${n} ${n === 1 ? 'has' : 'have'} an address of a verified domain and must go to ${name}. Their passwords, codes and passkeys here are refused.`,
    elsewhere: (n: number) =>
      `${who(n, 'with another address keeps', 'with other addresses keep')} their method here.`,
    foreign: (n: number) =>
      `${who(n, 'of another organisation has', 'of other organisations have')} an address of these domains. They keep their method here.`,
    down: (n: number, name: string) =>
      `If ${name} is down, ${people(n)} cannot come in until it is back or you no longer enforce it. “vestibule user sign-in-link” lets one of them in.`,
    obstacles: {
      not_tested: 'It can be enforced once a test of the saved values has worked.',
      no_domain: 'It can be enforced once a domain of the organisation is verified.',
    } as Readonly<Record<string, string>>,
    action: (name: string) => `Enforce ${name}`,
    title: (organization: string, name: string) => `Everyone of ${organization} must use ${name}?`,
    text: (inDomains: number, elsewhere: number, tested: string | null, name: string) =>
      [
        `${who(inDomains, 'goes', 'go')} to ${name} at the next sign-in; their passwords, codes and passkeys here are refused.`,
        elsewhere > 0 &&
          `${who(elsewhere, 'with another address keeps', 'with other addresses keep')} their method.`,
        tested !== null && `Last test: worked ${tested}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name: string) => `${name} is enforced`,
    stop: 'No longer enforce it',
    stopTitle: (name: string) => `No longer enforce ${name}?`,
    stopText: (n: number) =>
      `${people(n)} can sign in here again: with what they have set up, or by a link to choose a password.`,
    stopButton: 'No longer enforce it',
    stopped: (name: string) => `${name} is offered, no longer enforced`,
  },
}

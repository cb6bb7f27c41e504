import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')

/** Texts of the changes of a person: their profile, their roles, and what they can open. */
export const personChangeTexts = {
  changedMeanwhile: (name: string | null, minutes: number | null) => {
    const when =
      minutes === null
        ? 'meanwhile'
        : minutes < 1
          ? 'less than a minute ago'
          : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
    return `${name ?? 'Somebody'} changed this person ${when}. What you wrote is kept; look at the new values, then save again.`
  },
  organization: {
    label: 'Organisation',
    find: 'Part of its name',
  },
  resource: {
    label: 'App or dataset',
    find: 'Part of its name',
  },
  edit: {
    action: 'Edit',
    correct: 'Correct the address',
    title: (name: string) => `Edit ${name}`,
    text: 'With another address or sign-in method, every browser is signed out and a mail says what was changed.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Address',
    method: 'Sign-in method',
    button: 'Save',
    done: (name: string) => `${name} is changed`,
  },
  move: {
    action: 'Move to another organisation',
    title: (name: string) => `Move ${name} to another organisation?`,
    text: (firstName: string, organization: string) =>
      `What ${organization} can open is lost at the next request, and what the other one can open is reached. The role organization-admin and API tokens of ${firstName} end.`,
    grants: 'Grants of their own',
    takeGrants: 'Take them away',
    keepGrants: 'Keep them',
    button: 'Move',
    done: (name: string) => `${name} is moved`,
  },
  invite: {
    title: 'Invite somebody',
    text: (address: string) =>
      `A mail goes to ${address || 'this address'} and says where to sign in. It holds no password and no code.`,
    ofOrganization: 'As the organisation asks',
    done: (address: string) => `${address} is invited`,
  },
  actFor: {
    action: (organization: string) => `Act for ${organization}`,
    title: (organization: string) => `Act for ${organization}?`,
    text: (organization: string) =>
      `You see the apps and datasets of ${organization}, under your own name. A banner stays on every page, all you open is recorded with both names, and administration is closed until you stop.`,
    why: 'Why?',
    done: (organization: string) => `You act for ${organization}`,
  },
  addRole: {
    action: 'Add a role',
    title: (name: string) => `Add a role to ${name}?`,
    text: 'It counts from the next request on.',
    button: 'Add the role',
    highest: {
      title: (name: string) => `Make ${name} platform-admin?`,
      text: (name: string) => `${name} can then do everything that you can do here, also to you.`,
      holders: (n: number) => `${count(n, { one: 'person has', other: 'people have' })} this role.`,
      button: 'Make platform-admin',
    },
    ofAdministration: (role: string) => `${role} (Administration)`,
    other: 'Another role',
    name: 'Name of the role',
    app: 'App',
    appHint: 'Empty: in every app.',
    done: (name: string) => `${name} has the role`,
  },
  removeRole: {
    action: 'Remove',
    title: (role: string, name: string) => `Take the role ${role} from ${name}?`,
    text: 'It counts no more from the next request on.',
    button: 'Remove the role',
    done: (role: string, name: string) => `${name} is no longer ${role}`,
  },
  giveAccess: {
    action: 'Give access',
    title: (name: string) => `Give ${name} access?`,
    text: (name: string) => `${name} can open it from the next page on.`,
    button: 'Give access',
    done: (name: string) => `${name} has access`,
  },
  takeAccess: {
    action: 'Remove',
    title: (resource: string, name: string) => `Take ${resource} back from ${name}?`,
    text: (name: string) => `${name} loses it at the next request; a page that is open says so.`,
    keeps: (name: string, organization: string) =>
      `${name} keeps it because of ${organization}: only the own grant ends.`,
    button: 'Take it back',
    done: (resource: string, name: string) => `${resource} is taken back from ${name}`,
  },
}

import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const people = (n: number) => count(n, { one: 'person', other: 'people' })
/** `1 person loses`, `2 people lose`. */
const who = (n: number, one: string, other: string) =>
  count(n, { one: `person ${one}`, other: `people ${other}` })

/** Texts of the changes of an organisation. */
export const organizationChangeTexts = {
  create: {
    title: 'New organisation',
    text: 'It can open nothing yet, and nobody belongs to it. Its page is next: domains, people and grants are added there.',
    name: 'Name',
    tier: 'Tier',
    method: 'How its new people sign in',
    methodHint: 'It can be decided later.',
    button: 'Add the organisation',
    done: (name: string) => `${name} is added`,
  },
  edit: {
    action: 'Edit',
    title: (name: string) => `Edit ${name}`,
    text: (n: number) => `${who(n, 'sees', 'see')} the new name and tier from the next page on.`,
    button: 'Save',
    done: (name: string) => `${name} is changed`,
  },
  method: {
    action: 'Use for new people',
    label: (method: string) => `Use for new people: ${method}`,
    title: (organization: string) => `Change how new people of ${organization} sign in?`,
    text: (method: string) =>
      `Whoever is invited or approved from now on signs in by: ${method}. Nobody who has an account is changed.`,
    button: 'Change it',
    done: 'The method is changed',
  },
  addDomain: {
    action: 'Add a domain',
    title: (organization: string) => `Add a mail domain to ${organization}`,
    text: 'It counts once the organisation has put a TXT record into its DNS. What the record holds is shown afterwards.',
    domain: 'Domain',
    domainHint: 'What stands after the @, such as example.org.',
    button: 'Add the domain',
    done: (domain: string) => `${domain} is added, not verified yet`,
  },
  checkDomain: {
    action: 'Check now',
    label: (domain: string) => `Check now: ${domain}`,
    title: (domain: string) => `Check ${domain}?`,
    text: (name: string) => `The server looks in DNS for the TXT record of ${name}.`,
    button: 'Check now',
    done: (domain: string) => `${domain} is verified`,
  },
  removeDomain: {
    action: 'Remove',
    label: (domain: string) => `Remove ${domain}`,
    title: (domain: string, organization: string) => `Take ${domain} from ${organization}?`,
    text: 'New requests with its addresses are no longer suggested for the organisation, and its own sign-in stops for them. People who have an account keep it.',
    button: 'Remove the domain',
    done: (domain: string) => `${domain} is removed`,
  },
  giveToOrganization: {
    action: 'Give access',
    title: (resource: string | null, organization: string) =>
      `Give ${resource ?? 'an app or a dataset'} to ${organization}?`,
    text: (n: number) => `${people(n)} can open it from their next page on.`,
    button: 'Give access',
    done: (organization: string) => `${organization} has access`,
  },
  takeFromOrganization: {
    action: 'Remove',
    label: (resource: string) => `Remove ${resource}`,
    title: (resource: string, organization: string) =>
      `Take ${resource} back from ${organization}?`,
    text: (loses: number, keep: number) =>
      [
        `${who(loses, 'loses', 'lose')} it at the next request; a page that is open says so.`,
        keep > 0 && `${who(keep, 'keeps', 'keep')} it by a grant of their own.`,
      ]
        .filter(Boolean)
        .join(' '),
    button: 'Take it back',
    done: (resource: string, organization: string) =>
      `${resource} is taken back from ${organization}`,
  },
}

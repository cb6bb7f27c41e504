import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const numbers = new Intl.NumberFormat('en')

/** Texts of the tickets and of the errors that browsers have reported. */
export const supportTexts = {
  categories: { question: 'Question', access: 'Access', data: 'Data', problem: 'Problem' },
  heading: 'Support',
  lead: 'Tickets people filed, and errors their browsers reported.',
  search: 'Support code or words',
  filters: {
    state: 'State',
    organization: 'Organisation',
    findOrganization: 'Find an organisation',
    app: 'App',
  },
  /** Options of the filter by the state of a ticket. */
  stateFilters: { open: 'Open', answered: 'Answered', solved: 'Closed', all: 'All' },
  /** The state of a ticket. */
  states: { open: 'No answer', answered: 'Answered', solved: 'Closed' } as Readonly<
    Record<string, string>
  >,
  tickets: {
    heading: 'Tickets',
    columns: { ticket: 'Ticket', code: 'Support code', since: 'Since', state: 'State' },
    count: (n: number) => count(n, { one: 'ticket', other: 'tickets' }),
    empty: 'No ticket is open',
    emptyText: 'What people write under Support appears here.',
    by: (name: string, organization: string) => `${name} · ${organization}`,
    none: '–',
  },
  errors: {
    heading: 'Errors',
    lead: 'Same message and app count as one. No report holds an address, a code or a token.',
    columns: {
      error: 'Error',
      times: 'Times',
      people: 'People',
      first: 'First',
      last: 'Last',
      code: 'A support code',
    },
    count: (n: number) => count(n, { one: 'error', other: 'errors' }),
    number: (n: number) => numbers.format(n),
    empty: 'No errors in 30 days',
    emptyText: 'What fails in a browser is reported here.',
    of: (app: string, version: string) => `${app} ${version}`.trim(),
    details: (message: string) => `Details of ${message}`,
    page: 'Page',
    stack: 'Where in the code',
    unknown: 'Unknown',
    ofCode: 'Everything with this code',
    ofSession: 'Everything in this session',
  },
  ticket: {
    back: 'Support',
    notFound: 'There is no such ticket',
    notFoundText: 'Its person may have been removed.',
    lead: (number: number, name: string, organization: string) =>
      `Ticket ${number} · ${name} · ${organization}`,
    state: 'State',
    code: 'Support code',
    since: 'Since',
    category: 'Category',
    person: 'Person',
    page: 'Page',
    none: 'None',
    written: 'Written',
    writtenHint: 'The person reads the same under Support.',
    support: 'Support',
    answer: 'Answer',
    answerHint: 'No passwords and codes: auditors read it as well.',
    answerLabel: 'Your answer',
    empty: 'This field cannot be empty',
    send: {
      action: 'Answer',
      title: (name: string) => `Send this answer to ${name}?`,
      text: (address: string) =>
        `A mail tells ${address} that there is an answer. It is read under Support.`,
      button: 'Send the answer',
      done: (name: string) => `${name} has an answer`,
    },
    close: {
      action: 'Close',
      title: (number: number) => `Close ticket ${number}?`,
      text: (name: string) => `No mail is sent. ${name} can write to it again.`,
      button: 'Close the ticket',
      done: (number: number) => `Ticket ${number} is closed`,
    },
  },
}

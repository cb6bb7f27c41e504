import { createCounter } from '@vestibule/app-kit/texts/plural'
import { auditEventNames } from './audit-event-names.ts'

const count = createCounter('en')
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Texts of the audit section: what was done and what was refused. */
export const auditTexts = {
  heading: 'Audit',
  lead: 'Who did what, and who saw which data. Nobody can change it.',
  search: 'Code, request or address',
  count: (n: number) => count(n, { one: 'event', other: 'events' }),
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    on: 'On what or whom',
    from: 'From',
    result: 'Result',
  },
  filters: {
    who: 'Who',
    what: 'What',
    resource: 'Resource',
    organization: 'Organisation',
    result: 'Result',
    request: 'Request',
    session: 'Session',
    whom: 'On whom',
    findPerson: 'Find a person',
    findWhat: 'Find what was done',
    findResource: 'Find an app or dataset',
    findOrganization: 'Find an organisation',
  },
  periods: {
    '1d': 'Last 24 hours',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '365d': 'Last 12 months',
    all: 'All events kept',
  },
  results: { done: 'Done', refused: 'Refused' } as Readonly<Record<string, string>>,
  names: auditEventNames,
  /** Makes a readable text from the name of an event that has no text of its own. */
  otherEvent: (event: string) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: 'Own account',
  unknown: 'Unknown address',
  noAccount: 'No such account',
  ticket: 'Ticket',
  to: (what: string, whom: string) => `${what} to ${whom}`,
  takenFrom: (what: string, whom: string) => `${what} from ${whom}`,
  with: (app: string, dataset: string) => `${app} with ${dataset}`,
  newer: 'Newer',
  older: 'Older',
  details: (time: string, what: string) => `Details of ${time}, ${what}`,
  detail: {
    before: 'Before',
    after: 'After',
    reason: 'Reason',
    actingFor: 'Acting for',
    time: 'Exact time',
    request: 'Request',
    session: 'Session',
    address: 'Address',
    code: 'Support code',
    nobody: 'Nobody',
    none: 'None',
    nothing: 'Nothing',
    quoted: (reason: string) => `“${reason}”`,
    ofRequest: 'Everything in this request',
    ofSession: 'Everything in this session',
    copy: 'Copy as JSON',
  },
  empty: {
    heading: 'No events in this period',
    text: 'What people do and what is refused to them appears here.',
    all: 'Look at all events kept',
  },
  export: {
    action: 'Export CSV',
    title: 'Export these events?',
    text: 'The file holds names, addresses and IP addresses of the filtered list. The export is itself an event.',
    button: 'Export CSV',
    done: 'The events are exported',
    exported: (n: number, isCut: boolean) =>
      isCut
        ? `${count(n, { one: 'event is', other: 'events are' })} exported. There are more: choose a shorter period.`
        : `${count(n, { one: 'event is', other: 'events are' })} exported`,
  },
  /** The day of an instant (ISO 8601): `Friday 20 November`. */
  day: (iso: string) => weekday.format(new Date(iso)),
  /** The time of an instant (ISO 8601): `14:05:12`. */
  time: (iso: string) => clock.format(new Date(iso)),
}

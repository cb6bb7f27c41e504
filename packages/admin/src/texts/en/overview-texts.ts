import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const numbers = new Intl.NumberFormat('en')
const small = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' })
// The server counts sign-ins by UTC day.
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** Texts of the overview, the first page of administration. */
export const overviewTexts = {
  termsNotRead: 'The terms could not be read',
  heading: 'Administration',
  /** `waiting` is undefined while the number is loading. */
  lead: (now: number, waiting: number | undefined) => {
    const when = `${today.format(now).replace(',', '')}, ${clock.format(now)}.`
    if (waiting === undefined) return when
    const many = small[waiting] ?? numbers.format(waiting)
    return waiting > 1
      ? `${when} ${many} things wait for somebody.`
      : `${when} ${many}${waiting === 1 ? ' thing' : ''} waits for somebody.`
  },
  waiting: 'What waits for somebody',
  nothing: {
    heading: 'Nothing needs you today',
    text: 'Mails go out, everyone who asked has an answer.',
  },
  mails: {
    title: (n: number) => `${count(n, { one: 'mail', other: 'mails' })} could not be sent`,
    text: (since: string | null, answer: string) =>
      `${since === null ? '' : `Since ${since}. `}The mail server answers “${answer}”.`,
    action: 'Outgoing mails',
  },
  registrations: {
    title: (n: number) =>
      count(n, { one: 'registration request is', other: 'registration requests are' }) + ' waiting',
    text: (since: string) => `The oldest since ${since}.`,
    action: 'Decide',
  },
  locked: {
    title: (n: number) => `${count(n, { one: 'person is', other: 'people are' })} locked out`,
    one: (name: string, time: string) => `${name} until ${time}`,
    text: (named: readonly string[], more: number) =>
      `${[...named, ...(more > 0 ? [`${numbers.format(more)} more`] : [])].join(', ')}.`,
    action: 'Show',
  },
  tickets: {
    title: (n: number) =>
      `${count(n, { one: 'ticket has', other: 'tickets have' })} no answer for more than a day`,
    text: (subject: string) => `The oldest: “${subject}”.`,
    action: 'Answer',
  },
  terms: {
    title: (n: number, name: string) =>
      `${count(n, { one: 'person has', other: 'people have' })} not accepted ${name}`,
    text: (since: string | null) =>
      since === null
        ? 'They are asked at their next sign-in.'
        : `Valid since ${since}; they are asked at their next sign-in.`,
    action: 'Who',
  },
  signIns: {
    heading: 'Sign-ins, last 7 days',
    caption: 'Sign-ins and refusals of the last 7 days',
    day: 'Day',
    signed_in: 'Signed in',
    refused: 'Refused',
    count: (n: number) => numbers.format(n),
    /** The weekday and the day of the month of a date such as `2026-11-20`: `Fri` and `20`. */
    weekday: (day: string) => weekday.format(new Date(day)),
    number: (day: string) => String(Number(day.slice(8))),
  },
  health: {
    heading: 'Servers and health',
    jobs: 'Jobs',
    onTime: (n: number, of: number) => `${n} of ${of} ran on time`,
    checking: 'Looking…',
    all: 'All checks and settings',
  },
  changes: { heading: 'Recent administration' },
  /** Texts for screen readers about the mark beside the name of a section. */
  marks: {
    waiting: (n: number) => `${numbers.format(n)} waiting`,
    failed: 'something failed',
  },
}

import { createCounter } from '@vestibule/app-kit/texts/plural'

const counter = createCounter('en')
const count = (n: number) => counter(n, { one: 'session', other: 'sessions' })

/** Texts of the list of sessions. */
export const sessionTexts = {
  heading: 'Sessions',
  lead: (total: number | undefined) =>
    `${total === undefined ? '' : `${count(total)}. `}Where people are signed in now.`,
  count,
  until: 'Until',
  own: 'You',
  actingFor: (organization: string) => `Acts for ${organization}`,
  empty: {
    heading: 'Nobody is signed in',
    text: 'A session appears here as soon as somebody signs in.',
  },
}

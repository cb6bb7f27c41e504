import { createCounter } from '@vestibule/app-kit/texts/plural'

const count = createCounter('en')
const numbers = new Intl.NumberFormat('en')
const mails = (n: number) => count(n, { one: 'mail', other: 'mails' })

/** Texts of the health and settings section. */
export const healthTexts = {
  heading: 'Health and settings',
  lead: 'Read only. Settings change in the environment of the servers and count after a restart.',
  shown: (n: number, of: number) => `${numbers.format(n)} of ${numbers.format(of)}`,
  showAll: 'Show all',
  checks: {
    heading: 'Checks',
    hint: (failed: number, warnings: number) =>
      failed + warnings === 0
        ? 'All is well.'
        : `${numbers.format(failed)} failed, ${numbers.format(warnings)} to watch.`,
    again: 'Check again',
    checkedAt: (time: string) => `Checked at ${time}, as vestibule doctor does.`,
    checking: 'Looking…',
    /** By the name that `vestibule doctor` gives each check. */
    names: {
      settings: 'Settings',
      pooler: 'Connection pooler',
      database: 'Database',
      migrations: 'Migrations',
      clock: 'Clock',
      connections: 'Connections',
      'secret key': 'Secret key',
      registration: 'Registration',
      'hidden accounts': 'Hidden accounts',
      passkeys: 'Passkeys',
      addresses: 'Addresses',
      'organization sign-in': 'Sign-in of organisations',
      mail: 'Mail',
      'public origin': 'Public address',
      'running server': 'Running server',
      proxy: 'Proxy',
      'breached passwords': 'Breached passwords',
      apps: 'Apps',
      disk: 'Disk',
    } as Readonly<Record<string, string>>,
    states: { ok: 'works', warning: 'to watch', failed: 'failed' } as Readonly<
      Record<string, string>
    >,
  },
  mails: {
    heading: 'Outgoing mails',
    hint: 'Nobody can read a mail here: it may hold a code.',
    failing: (n: number, since: string | null) =>
      `${mails(n)} ${n === 1 ? 'waits' : 'wait'}${since === null ? '' : ` since ${since}`}`,
    failingText:
      'Each is tried again every 5 minutes for 24 hours. Codes that expire are never sent late: they are not kept here.',
    outbox: 'There is no mail server: mails are kept in the outbox of the server.',
    state: 'State',
    states: { waiting: 'Waiting', sent: 'Sent', given_up: 'Given up' },
    columns: {
      what: 'What',
      to: 'To',
      tries: 'Tries',
      next: 'Next',
      sent: 'Sent',
      answer: 'Answer of the server',
    },
    kinds: {
      invitation: 'Invitation',
      registration_refused: 'Registration refused',
      ticket_answered: 'Ticket answered',
      account_changed: 'Account changed',
      operators_told: 'Notice to operators',
    } as Readonly<Record<string, string>>,
    otherKind: (kind: string) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: 'No mail waits.',
      sent: 'No mail was sent in the last days.',
      given_up: 'No mail was given up.',
    },
    none: '–',
    test: {
      action: 'Send a test mail',
      title: 'Send a test mail to yourself?',
      text: 'It goes out at once and shows whether the mail server takes mails.',
      button: 'Send a test mail',
      done: 'The test mail is sent',
      failed: (answer: string) => `The mail server answers “${answer}”.`,
      sentTo: (address: string) => `A test mail is on its way to ${address}`,
    },
    sendAll: {
      action: 'Send all now',
      title: (n: number) => `Send ${n === 1 ? 'the mail that waits' : `all ${mails(n)}`} now?`,
      text: 'Each mail that waits is tried at once. What is refused again waits as before.',
      button: 'Send all now',
      done: 'All mails are sent',
      rest: (n: number) => `${mails(n)} ${n === 1 ? 'waits' : 'wait'} still`,
    },
  },
  jobs: {
    heading: 'Jobs',
    columns: { job: 'Job', last: 'Last run', took: 'Took', next: 'Next', state: 'State' },
    names: {
      housekeeping: 'Clear what has expired',
      mails: 'Send mails',
    } as Readonly<Record<string, string>>,
    states: {
      on_time: 'On time',
      late: 'Late',
      failed: 'Failed',
      never: 'Not yet',
    } as Readonly<Record<string, string>>,
    never: 'Never',
    took: (ms: number) => (ms < 1000 ? `${numbers.format(ms)} ms` : `${(ms / 1000).toFixed(1)} s`),
  },
  settings: {
    heading: 'Settings',
    search: 'Name or meaning',
    columns: { setting: 'Setting', value: 'Value', source: 'Source' },
    sources: { environment: 'Environment', default: 'Default' } as Readonly<Record<string, string>>,
    secret: 'Set, not shown',
    notSet: 'Not set',
    count: (n: number) => count(n, { one: 'setting', other: 'settings' }),
    noResults: 'No Results',
  },
}

import { createCounter } from './plural.ts'

const locale = 'en'
const count = createCounter(locale)
const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** An instant (ISO 8601) as words; what is no instant is shown as it came. */
const instant = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : dateTime.format(date)
}

const seconds = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
})
const minutes = new Intl.NumberFormat(locale, {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'long',
})
const duration = (length: number) =>
  length < 60 ? seconds.format(length) : minutes.format(Math.ceil(length / 60))

/** Texts of the pages other than the home page. */
export const pageTexts = {
  notFound: {
    title: 'Page Not Found',
    code: '404',
    heading: 'Page Not Found',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go Home',
  },
  crash: {
    title: 'Error',
    heading: 'Something went wrong',
    text: 'The page met an unexpected error. It has been reported.',
    supportCode: (code: string) => `Support code ${code}`,
    refresh: 'Refresh',
    home: 'Go Home',
  },
  failed: { heading: 'Server Error', retry: 'Retry' },
  chooseDataset: {
    left: {
      heading: 'Choose a dataset',
      text: (app: string) => `You have left the dataset, and ${app} needs one.`,
    },
    notListed: {
      heading: 'This dataset is not open to you',
      text: (id: string) => `“${id}” is not, or no longer, in your list of datasets.`,
    },
    notSupported: {
      heading: 'This dataset does not suit the app',
      text: (dataset: string, app: string) => `${app} cannot be used with “${dataset}”.`,
    },
    forApp: (app: string) => `Datasets for ${app}`,
    yours: 'Your datasets',
    leave: 'Leave dataset',
    home: 'Go Home',
  },
  noDataset: {
    heading: 'No supported data versions found for this app',
    text: (app: string) => `None of the datasets that are open to you can be used in ${app}.`,
    home: 'Go Home',
  },
  app: {
    unavailableHeading: 'Not available',
    disabled: (app: string) => `${app} is switched off by your administrator.`,
    dataset: 'Dataset',
    name: 'Name',
    noDataset: 'No dataset needed',
    dataTypes: 'Data types',
    dataPartner: 'Data partner',
    members: 'Members',
    datasetFailed: 'The details of this dataset could not be loaded.',
    mountHeading: (app: string) => `${app} opens here`,
    mountText: (path: string) =>
      `A deployment mounts the app at this address, inside this frame: it receives the dataset and the rest of the path, “${path}”.`,
    backToApps: 'All apps',
    restricted: 'Restricted environment',
  },
  support: {
    title: 'Support',
    heading: 'Support',
    lead: 'Ask a question, report a problem or ask for access.',
    externalHeading: 'Support is handled in another system',
    externalText: 'It opens in a new tab.',
    externalOpen: 'Open support',
    externalMissing: 'No address is set for it. Please write to your administrator.',
    newHeading: 'New ticket',
    subject: 'Subject',
    category: 'Category',
    categories: { question: 'Question', access: 'Access', data: 'Data', problem: 'Problem' },
    description: 'Description',
    descriptionHint: 'Please leave out patient data, passwords and codes.',
    pageUrl: 'The page you came from is sent along:',
    submit: 'Send',
    sending: 'Please wait...',
    sent: 'Ticket sent',
    discard: 'Discard',
    restored: (keptAt: string) => `Your unsent ticket of ${instant(keptAt)} is back.`,
    sendAgain: 'Your ticket was not sent: please send it again.',
    failed: 'Something went wrong. Try again later.',
    details: 'Details',
    required: 'This field cannot be empty',
    tooLong: (max: number) => `At most ${count(max, { one: 'character', other: 'characters' })}`,
    listHeading: 'Your tickets',
    empty: 'No tickets yet',
    emptyText: 'Tickets that you send are listed here with their state.',
    created: instant,
    status: (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replace(/_/g, ' '),
  },
  device: {
    title: 'Approve a device',
    heading: 'Approve a device',
    lead: 'Type the code that the other browser shows.',
    code: 'Code',
    codeHint: 'Six letters and digits',
    find: 'Continue',
    reviewHeading: 'Sign this browser in?',
    reviewText: 'It will be signed in as you. Approve only if you are in front of it yourself.',
    browser: 'Browser',
    address: 'Address',
    requested: 'Asked',
    instant,
    approve: 'Approve',
    deny: 'Deny',
    approvedHeading: 'Approved',
    approvedText: 'The other browser signs in within a few seconds. You can close this page.',
    deniedHeading: 'Denied',
    deniedText: 'The other browser was not signed in.',
    another: 'Approve another device',
    back: 'Back',
    browserName: (browser: string | null, system: string | null) => {
      if (browser && system) return `${browser} on ${system}`
      return browser ?? system ?? 'Unknown browser'
    },
    throttled: (seconds: number) => `Too many tries. Try again in ${duration(seconds)}.`,
    signInAgainText:
      'This browser was signed in by a code or a token, so it cannot approve another one. Sign in again with your password, then type the code once more.',
    signInAgain: 'Sign in again',
    failed: 'Something went wrong. Try again later.',
  },
  virtualCohorts: {
    title: 'Virtual cohorts',
    heading: 'Virtual cohorts',
    lead: (n: number) => `${count(n, { one: 'profile', other: 'profiles' })} for internal users.`,
    empty: 'No virtual cohorts yet',
    internalOnly: 'Virtual cohorts are for internal users.',
  },
}

import { createCounter } from './plural.ts'

const locale = 'en'
const count = createCounter(locale)
const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats an instant (ISO 8601). Any other text is shown as it is. */
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

const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const minutesAgo = new Intl.RelativeTimeFormat(locale)
/** An instant (ISO 8601) of the last hour by its distance from now; any other one by its date. */
const ago = (iso: string, now: number) => {
  const date = new Date(iso)
  const passed = Math.floor((now - date.getTime()) / 60_000)
  if (!(passed < 60)) return instant(iso)
  const distance = passed < 1 ? 'Just now' : minutesAgo.format(-passed, 'minute')
  return `${distance}, at ${time.format(date)}`
}

const either = new Intl.ListFormat(locale, { type: 'disjunction' })
const both = new Intl.ListFormat(locale)

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
    heading: 'An unexpected error occurred.',
    text: 'The error has been reported. If it happens again, please quote the support code.',
    supportCode: (code: string) => `Support code ${code}`,
    refresh: 'Refresh',
    home: 'Home',
    support: 'Write to support',
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
    forApp: (app: string) => `Datasets that open ${app}`,
    needs: (types: readonly string[]) => `It needs ${either.format(types)}.`,
    holds: (types: readonly string[]) => `This dataset holds ${both.format(types)}.`,
    askForAccess: 'Ask for access',
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
  frame: {
    opening: (app: string) => `Opening ${app}`,
    unreachable: (app: string) => `${app} cannot be reached`,
    unreachableText:
      'It has not answered for 10 seconds. The platform works; the app may be restarting, or your network may block its address.',
    since: (host: string, at: Date) => `${host} · ${time.format(at)}`,
    tryAgain: 'Try again',
    newTab: 'Open in a new tab',
    report: 'Report this',
    unsaved: 'Unsaved changes',
    documentation: 'Documentation',
    copyLink: 'Copy link to this view',
    pin: 'Pin to home',
    unpin: 'Unpin',
    loadAgain: 'Load again',
    fullScreen: 'Full screen',
    fullScreenKeys: 'Alt Shift F',
    allApps: 'All apps',
    leave: {
      heading: (app: string) => `Leave ${app}?`,
      text: 'It has changes that are not saved.',
      discard: 'Leave without saving',
      stay: 'Stay',
    },
    ownPage: (app: string) => `${app} does not answer at this address`,
    ownPageText: 'The app has a page of its own here, which nobody serves at the moment.',
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
    accessTo: (page: string) => `Access to ${page}`,
    sentAlong: (page: string) => `Sent along: the page that you came from, ${page}.`,
    codeSentAlong: (code: string) => `Sent along: the support code ${code}.`,
    datasetWords: (dataset: string) => `the dataset ${dataset}`,
    pageWords: (app: string | null, dataset: string | null) => {
      if (app && dataset) return `${app} with ${dataset}`
      return app ?? (dataset ? `the apps of ${dataset}` : 'Home')
    },
    submit: 'Send',
    sending: 'Please wait...',
    sent: 'Ticket sent',
    sentText: 'It is listed under Your tickets, with its state.',
    writeAnother: 'New ticket',
    allTickets: 'All tickets',
    sentOn: (category: string, instantText: string) => `${category} · sent ${instantText}`,
    about: (page: string) => `About ${page}`,
    discard: 'Discard',
    restored: (keptAt: string) => `Your unsent ticket of ${instant(keptAt)} is back.`,
    sendAgain: 'Your ticket was not sent: please send it again.',
    failed: 'Something went wrong. Try again later.',
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
    lead: 'Sign in a phone or another computer with the code it shows.',
    codeOnDevice: 'Code on the device',
    find: 'Continue',
    reviewText: 'Is this the device in front of you? Whoever holds it will be signed in as you.',
    code: 'Code',
    browser: 'Device',
    address: 'Address',
    requested: 'Asked',
    asked: ago,
    warning: 'Approve only a device that you can see. We never send you a code to approve.',
    approve: 'Approve',
    deny: 'Deny',
    approved: (device: string) => `${device} is approved.`,
    approvedText: 'It signs in within a few seconds. You can close this page.',
    denied: (device: string) => `${device} is denied.`,
    deniedText: 'It was not signed in.',
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
    name: 'Name',
    identifier: 'Identifier',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied',
    empty: 'No virtual cohorts yet',
    internalOnly: 'Virtual cohorts are for internal users.',
  },
}

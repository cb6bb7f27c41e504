import type { Widened } from '../widened.ts'

/** Texts of the pages that the server renders itself. `{name}` marks a slot. */
export const en = {
  home: 'Go to the home page',
  gate: {
    app: {
      heading: 'This app is not open to you',
      text: 'Ask the person who administers your organization’s access.',
    },
    premium: {
      heading: 'This app is part of the premium tier',
      text: 'Your organization does not have the premium tier.',
    },
    dataset: {
      heading: 'This dataset is not open to you',
      text: 'The app is, but not on this dataset. Choose another one on the home page.',
    },
    noDataset: {
      heading: 'This app needs a dataset',
      text: 'Choose one on the home page, and open the app from there.',
    },
    address: {
      heading: 'This address does not belong to the app',
      text: 'Open the app from the home page.',
    },
    terms: {
      heading: 'Terms of use wait for you',
      text: 'Read and accept them first. Then you come back to this page.',
      link: 'Read the terms',
    },
    signedOut: {
      heading: 'You are signed out',
      text: 'Sign in again to go on.',
      link: 'Sign in',
    },
    deadTicket: {
      heading: 'You could not be let in',
      text: 'The way into this app can be gone once, within a minute, in a browser that takes cookies.',
      link: 'Try again',
    },
    down: {
      heading: 'This app does not answer',
      text: 'It is not running, or it is starting. Try again in a moment.',
    },
  },
  verifyAddress: {
    heading: 'Verify your email address',
    text: 'Somebody asked for access with the address {email}. If it was you, go on.',
    action: 'Verify email address',
  },
  changeAddress: {
    heading: 'Change your email address',
    text: 'From now on {email} is the address of your account. Other browsers are signed out.',
    action: 'Change email address',
  },
  keepAddress: {
    heading: 'Keep your email address',
    text: '{email} stays the address of your account. Every browser is signed out.',
    password: 'Your password becomes void. You choose a new one when you sign in.',
    removed: 'These were set up after the change was asked for, and are removed:',
    action: 'Keep this address',
  },
  deadLink: {
    heading: 'This link leads nowhere',
    text: 'Perhaps a character is missing. Compare the address with the one you were given, or ask for a new link.',
  },
  continueTo: {
    heading: 'Continue to {name}?',
    text: 'You sign in with {name} and then come back here.',
    signedIn: 'You are signed in as {email}. If you go on, you sign in with {name} instead.',
    tooLong: 'The address of the page you wanted is too long: you arrive at the home page.',
    action: 'Continue to {name}',
  },
  notNow: {
    heading: 'This does not work at the moment',
    text: 'Go back and try again in a few minutes.',
  },
  notBuilt: {
    heading: 'The apps are not built',
    text: 'The server runs, but it has no pages to show. Build the apps and start it again:',
    calls: 'The calls work without them: see {path}.',
  },
  outbox: {
    heading: 'Outbox',
    none: 'No mail yet.',
    count: { one: '{count} mail', other: '{count} mails' },
    why: 'No mail server is configured, so mails are kept here.',
    refresh: 'Refresh',
    plainText: 'Plain text',
  },
  document: {
    table: 'Table',
  },
} as const

/** A catalogue in another language is an object of this type: a text that is missing does not compile. */
export type PageTexts = Widened<typeof en>

import type { Limit } from './rate-limits.ts'

const quarterHour = 900
const hour = 3600
const day = 86_400

const tooManyTries = {
  says: 'Too many wrong attempts.',
  advises: 'reset_password',
} as const
const tooManyMails = {
  says: 'Too many mails were sent.',
  advises: 'look_for_mail',
} as const
const tooManyAtAddress = { advises: 'use_known_browser' } as const

/**
 * All rate limits; docs/security.md describes them. For a year after somebody has signed in to an account with a
 * browser, or has set a new password by a mailed link, the account knows the browser; all others are strangers. Wrong
 * attempts of strangers are counted together, those of each known browser apart, so that strangers cannot lock it out.
 * The secrets of an account allow at most a hundred wrong attempts a day: 60 by strangers and 40 by known browsers. A
 * new password clears those 40, but not for second factors.
 */
export const limits = {
  wrongTries: { name: 'guess', max: 20, windowS: quarterHour, ...tooManyTries },
  wrongPasswords: { name: 'guess-password', max: 10, windowS: quarterHour, ...tooManyTries },
  wrongTriesOfStrangers: { name: 'guess-day', max: 60, windowS: day, ...tooManyTries },
  wrongTriesFromOneAddress: { name: 'guess-day-address', max: 20, windowS: day, ...tooManyTries },
  wrongTriesOfKnown: { name: 'guess-day-known', max: 40, windowS: day, ...tooManyTries },
  wrongSecondFactorsOfKnown: {
    name: 'guess-day-second-factor',
    max: 40,
    windowS: day,
    // Leave out the advice to reset the password, which does not clear wrong attempts at a second factor.
    says: 'Too many wrong attempts.',
  },
  wrongTriesAtAddress: {
    name: 'guess-address',
    max: 100,
    windowS: quarterHour,
    says: 'Too many wrong attempts.',
    ...tooManyAtAddress,
  },
  wrongPasskeys: {
    name: 'passkey',
    max: 20,
    windowS: quarterHour,
    says: 'Too many wrong attempts.',
  },
  mailCooldown: { name: 'mail', max: 1, windowS: 30, says: 'A mail was sent a moment ago.' },
  mailsForStrangers: { name: 'mail-hour', max: 3, windowS: hour, ...tooManyMails },
  mailsForTrusted: { name: 'mail-hour-trusted', max: 10, windowS: hour, ...tooManyMails },
  resetsAtAddress: {
    name: 'reset-address',
    max: 300,
    windowS: quarterHour,
    says: 'Too many reset links.',
    ...tooManyAtAddress,
  },
  registrationsAtAddress: {
    name: 'registration-address',
    max: 100,
    windowS: hour,
    says: 'Too many registrations.',
  },
  unknownAddresses: {
    name: 'unknown-account',
    max: 30,
    windowS: quarterHour,
    says: 'Too many unknown addresses.',
  },
  unknownAddressesAtAddress: {
    name: 'unknown-account-address',
    max: 100,
    windowS: quarterHour,
    says: 'Too many unknown addresses.',
    ...tooManyAtAddress,
  },
  signInsBegun: {
    name: 'sign-in-address',
    max: 600,
    windowS: quarterHour,
    says: 'Too many sign-ins were begun.',
    ...tooManyAtAddress,
  },
  unknownTokens: {
    name: 'unknown-api-token',
    max: 30,
    windowS: quarterHour,
    says: 'Too many unknown tokens.',
  },
  deviceCodes: { name: 'device-code', max: 100, windowS: quarterHour, says: 'Too many codes.' },
  wrongDeviceCodes: {
    name: 'device-code-guess',
    max: 20,
    windowS: quarterHour,
    says: 'Too many wrong codes.',
  },
  wrongDeviceCodesAtAddress: {
    name: 'device-code-guess-address',
    max: 100,
    windowS: quarterHour,
    says: 'Too many wrong codes.',
  },
  errorReports: { name: 'error-reports', max: 30, windowS: quarterHour, says: 'Too many reports.' },
  tickets: { name: 'tickets', max: 20, windowS: hour, says: 'Too many tickets.' },
  accessRequests: { name: 'access-requests', max: 50, windowS: day, says: 'Too many requests.' },
  shortUrls: { name: 'short-urls', max: 100, windowS: hour, says: 'Too many links.' },
} as const satisfies Record<string, Limit>

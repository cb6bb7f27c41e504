import { createCounter } from '@vestibule/app-kit/texts/plural'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'

const count = createCounter('en')
const sessions = (n: number) => count(n, { one: 'session', other: 'sessions' })
const sessionsEnd = (n: number) => count(n, { one: 'session ends', other: 'sessions end' })

/** Texts of the changes: title, text and button of each dialog, and the message after success. */
export const changeTexts = {
  cancel: 'Cancel',
  failed: 'This could not be done.',
  supportCode: (code: string) => `Support code ${code}`,
  required: 'This field cannot be empty',
  why: 'Why? (optional)',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: 'Invite again',
    title: (name: string) => `Invite ${name} again?`,
    text: (address: string) =>
      `A mail goes to ${address} and says where to sign in. It holds no password and no code.`,
    button: 'Send the invitation',
    done: (name: string) => `${name} is invited again`,
  },
  sendLink: {
    action: 'Send reset link',
    title: (name: string) => `Send ${name} a reset link?`,
    text: (address: string) =>
      `A mail goes to ${address}. Its link works once, for 1 hour. The present password works until a new one is chosen. You do not see the link.`,
    button: 'Send the link',
    done: (name: string) => `The link is on its way to ${name}`,
  },
  resetFactor: {
    action: 'Reset second factor',
    title: (name: string) => `Reset the second factor of ${name}?`,
    text: (codes: number, open: number) =>
      `The authenticator and its ${count(codes, { one: 'recovery code', other: 'recovery codes' })} stop working now, and ${sessionsEnd(open)}. The passkey stays. At the next sign-in a mailed code is asked for, then a new authenticator is set up. A mail says that you did this.`,
    besure: (firstName: string) => `Be sure that it is ${firstName} who asks.`,
    call: 'Call a number you already know.',
    how: 'How did you make sure?',
    button: 'Reset second factor',
    done: (name: string) => `The second factor of ${name} is reset`,
  },
  removePasskey: {
    action: 'Remove',
    title: (passkey: string) => `Remove the passkey “${passkey}”?`,
    text: (name: string) => `${name} can no longer sign in with it. A mail says that you did this.`,
    button: 'Remove the passkey',
    done: 'The passkey is removed',
  },
  endSession: {
    action: 'End',
    title: (browser: string) => `End the session in ${browser}?`,
    text: 'The browser is signed out at its next request. Signing in again works as before.',
    button: 'End the session',
    done: 'The session has ended',
  },
  endSessions: {
    action: (n: number) => (n === 1 ? 'End the session' : `End all ${sessions(n)}`),
    title: (n: number, name: string) =>
      n === 1 ? `End the session of ${name}?` : `End all ${sessions(n)} of ${name}?`,
    text: 'Every browser is signed out at its next request, also the one in use now. Signing in again works as before.',
    button: (n: number) => (n === 1 ? 'End the session' : `End ${sessions(n)}`),
    done: (name: string) => `${name} is signed out everywhere`,
  },
  unlock: {
    action: 'Unlock',
    title: (name: string) => `Unlock ${name}?`,
    text: (firstName: string, time: string | null) =>
      `The wrong tries are forgotten and sign-in works at once. Password and factors stay. If the tries were not ${firstName}’s, leave it locked${time === null ? '' : `: it opens by itself at ${time}`}.`,
    button: 'Unlock',
    done: (name: string) => `${name} is unlocked`,
  },
  disable: {
    action: 'Disable',
    title: (name: string) => `Disable ${name}?`,
    text: (open: number, tokens: number) => {
      const ends = [
        open > 0 && `${sessionsEnd(open)} now`,
        tokens > 0 && count(tokens, { one: 'API token stops', other: 'API tokens stop' }),
      ].filter(Boolean)
      const refused =
        ends.length > 0 ? `${ends.join(', ')}, and sign-in is refused` : 'Sign-in is refused'
      return `${refused}. Roles, grants and tickets are kept: Enable brings everything back.`
    },
    button: (name: string) => `Disable ${name}`,
    done: (name: string) => `${name} is disabled`,
  },
  enable: {
    action: 'Enable',
    title: (name: string) => `Enable ${name}?`,
    text: (grants: number) =>
      `Sign-in works again with the factors as they were. Roles and ${count(grants, { one: 'grant', other: 'grants' })} count again.`,
    button: 'Enable',
    done: (name: string) => `${name} is enabled`,
  },
}

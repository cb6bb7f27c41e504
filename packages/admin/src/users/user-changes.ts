import type { Client } from '@vestibule/api-client'
import {
  disableUser,
  enableUser,
  endUserSession,
  endUserSessions,
  inviteUserAgain,
  removeUserPasskey,
  resetUserSecondFactor,
  sendUserResetLink,
  unlockUser,
} from '@vestibule/api-client/admin'
import type { ListedUser, UserFacts } from '@vestibule/api-client/contract'
import type { Change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { holdingChanges } from './holding-changes.ts'
import { profileChanges } from './profile-changes.ts'

/** All changes of an account. Their dialogs say how many sessions, roles or grants are affected. */
export function userChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes
  const firstOf = (user: ListedUser) => user.first_name || user.email
  const optional = { label: words.why, isRequired: false }
  return {
    ...profileChanges(client, texts),
    ...holdingChanges(client, texts),
    inviteAgain: (user: ListedUser): Change => ({
      title: words.inviteAgain.title(personName(user)),
      text: words.inviteAgain.text(user.email),
      button: words.inviteAgain.button,
      act: () => inviteUserAgain(client, { id: user.id }),
      done: words.inviteAgain.done(personName(user)),
    }),
    unlock: (user: ListedUser): Change => ({
      title: words.unlock.title(personName(user)),
      text: words.unlock.text(
        firstOf(user),
        user.locked_until === null ? null : texts.time(user.locked_until),
      ),
      button: words.unlock.button,
      act: () => unlockUser(client, { id: user.id }),
      done: words.unlock.done(personName(user)),
    }),
    sendLink: (user: UserFacts): Change => ({
      title: words.sendLink.title(personName(user)),
      text: words.sendLink.text(user.email),
      button: words.sendLink.button,
      act: () => sendUserResetLink(client, { id: user.id }),
      done: words.sendLink.done(personName(user)),
    }),
    resetFactor: (user: UserFacts): Change => ({
      title: words.resetFactor.title(personName(user)),
      text: [
        words.resetFactor.text(user.recovery_codes_left, user.sessions.length),
        words.resetFactor.besure(firstOf(user)),
        words.resetFactor.call,
      ].join(' '),
      button: words.resetFactor.button,
      isDestructive: true,
      reason: { label: words.resetFactor.how, isRequired: true },
      act: (reason) => resetUserSecondFactor(client, { id: user.id, reason }),
      done: words.resetFactor.done(personName(user)),
    }),
    removePasskey: (user: UserFacts, passkey: UserFacts['passkeys'][number]): Change => ({
      title: words.removePasskey.title(passkey.name),
      text: words.removePasskey.text(personName(user)),
      button: words.removePasskey.button,
      isDestructive: true,
      reason: optional,
      act: (reason) =>
        removeUserPasskey(client, { id: user.id, passkeyId: passkey.id, ...given(reason) }),
      done: words.removePasskey.done,
    }),
    endSession: (user: UserFacts, sessionId: string, browser: string): Change => ({
      title: words.endSession.title(browser),
      text: words.endSession.text,
      button: words.endSession.button,
      isDestructive: true,
      act: () => endUserSession(client, { id: user.id, sessionId }),
      done: words.endSession.done,
    }),
    endSessions: (user: UserFacts): Change => ({
      title: words.endSessions.title(user.sessions.length, personName(user)),
      text: words.endSessions.text,
      button: words.endSessions.button(user.sessions.length),
      isDestructive: true,
      act: () => endUserSessions(client, { id: user.id }),
      done: words.endSessions.done(personName(user)),
    }),
    disable: (user: UserFacts): Change => ({
      title: words.disable.title(personName(user)),
      text: words.disable.text(user.sessions.length, user.api_tokens),
      button: words.disable.button(personName(user)),
      isDestructive: true,
      reason: optional,
      act: (reason) => disableUser(client, { id: user.id, ...given(reason) }),
      done: words.disable.done(personName(user)),
    }),
    enable: (user: UserFacts): Change => ({
      title: words.enable.title(personName(user)),
      text: words.enable.text(user.access.filter(({ own_grant: own }) => own !== null).length),
      button: words.enable.button,
      act: () => enableUser(client, { id: user.id }),
      done: words.enable.done(personName(user)),
    }),
  }
}

const given = (reason: string) => (reason === '' ? {} : { reason })

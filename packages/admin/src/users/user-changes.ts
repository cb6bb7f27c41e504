import { adminOf } from '@vestibule/api-client/admin'
import type { AdminPermission, ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { accessChanges, type AccessWorld } from '../access/access-changes.ts'
import { change } from '../change/change.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { roleChanges } from './role-changes.ts'
import { profileChanges } from './profile-changes.ts'

/** An account in a list, or on its own page. Only the page knows `actions`. */
interface Target {
  readonly id: string
  readonly actions?: readonly string[]
}

/** Says what ends at once when an administrator disables an account. */
export function endsOf(
  { sessions, api_tokens: apiTokens }: Pick<ValueFrom<'getUser'>, 'sessions' | 'api_tokens'>,
  { disable }: AdminTexts['changes'],
) {
  const open = sessions.length
  const tokens = apiTokens > 0 ? disable.tokens({ n: apiTokens }) : null
  if (open > 0)
    return tokens === null ? disable.textSessions({ open }) : disable.textBoth({ open, tokens })
  return tokens === null ? disable.text : disable.textTokens({ tokens })
}

/**
 * The changes that administrators can make to an account. The dialogs of some say how many sessions, roles or grants
 * end.
 */
export function userChanges(admin: AccessWorld) {
  const { client, texts } = admin
  const words = texts.changes
  const firstOf = (user: ItemOf<'listUsers'>) => user.first_name || user.email
  const reason = 'optional'
  /**
   * The options of a change that say whether the administrator may make it. The page of a person has the server's list
   * of allowed actions; in a list of people, only the permission that the change needs can be checked.
   */
  const allowed = (user: Target, action: string, needs?: AdminPermission) =>
    user.actions ? { isAllowed: user.actions.includes(action) } : { ...(needs && { needs }) }
  const isDestructive = true
  return {
    ...profileChanges(client, texts),
    ...roleChanges(client, texts),
    ...accessChanges(admin),
    inviteAgain: (user: ItemOf<'listUsers'>) =>
      change(
        words.inviteAgain,
        { name: personName(user) },
        () => adminOf(client).inviteUserAgain({ userId: user.id }),
        {
          text: words.inviteAgain.text({ address: user.email }),
          ...allowed(user, 'invite_again', 'users.invite'),
        },
      ),
    unlock: (user: ItemOf<'listUsers'>) => {
      const until = user.locked_until === null ? null : texts.time(user.locked_until)
      return change(
        words.unlock,
        { name: personName(user) },
        () => adminOf(client).unlockUser({ userId: user.id }),
        {
          text:
            until === null
              ? words.unlock.text({ firstName: firstOf(user) })
              : words.unlock.textUntil({ firstName: firstOf(user), time: until }),
          ...allowed(user, 'unlock', 'users.unlock'),
        },
      )
    },
    sendLink: (user: ValueFrom<'getUser'>) =>
      change(
        words.sendLink,
        { name: personName(user) },
        () => adminOf(client).sendUserResetLink({ userId: user.id }),
        {
          text: words.sendLink.text({ address: user.email }),
          ...allowed(user, 'send_reset_link'),
        },
      ),
    resetFactor: (user: ValueFrom<'getUser'>) =>
      change(
        words.resetFactor,
        { name: personName(user) },
        ({ reason: how = '' }) =>
          adminOf(client).resetUserSecondFactor({ userId: user.id, reason: how }),
        {
          text: [
            words.resetFactor.text({
              codes: words.resetFactor.codes({ n: user.recovery_codes_left }),
              open: user.sessions.length,
            }),
            words.resetFactor.besure({ firstName: firstOf(user) }),
            words.resetFactor.call,
          ].join(' '),
          reason: { required: words.resetFactor.how },
          isDestructive,
          ...allowed(user, 'reset_second_factor'),
        },
      ),
    removePasskey: (
      user: ValueFrom<'getUser'>,
      passkey: ValueFrom<'getUser'>['passkeys'][number],
    ) =>
      change(
        words.removePasskey,
        { passkey: passkey.name },
        (given) =>
          adminOf(client).removeUserPasskey({
            userId: user.id,
            passkey_id: passkey.id,
            reason: given.reason,
          }),
        {
          text: words.removePasskey.text({ name: personName(user) }),
          reason,
          isDestructive,
          ...allowed(user, 'remove_passkey'),
        },
      ),
    endSession: (user: Target, sessionId: string, browser: string) =>
      change(
        words.endSession,
        { browser },
        () => adminOf(client).endUserSession({ userId: user.id, session_id: sessionId }),
        { isDestructive, ...allowed(user, 'end_session', 'users.end_sessions') },
      ),
    endSessions: (user: ValueFrom<'getUser'>) =>
      change(
        words.endSessions,
        { n: user.sessions.length, name: personName(user) },
        () => adminOf(client).endUserSessions({ userId: user.id }),
        {
          done: words.endSessions.done({ name: personName(user) }),
          isDestructive,
          ...allowed(user, 'end_sessions'),
        },
      ),
    disable: (user: ValueFrom<'getUser'>) =>
      change(
        words.disable,
        { name: personName(user) },
        (given) => adminOf(client).disableUser({ userId: user.id, reason: given.reason }),
        {
          text: endsOf(user, words),
          reason,
          isDestructive,
          ...allowed(user, 'disable'),
        },
      ),
    enable: (user: ValueFrom<'getUser'>) =>
      change(
        words.enable,
        { name: personName(user) },
        () => adminOf(client).enableUser({ userId: user.id }),
        {
          text: words.enable.text({
            grants: user.access.filter(({ own_grant: own }) => own !== null).length,
          }),
          ...allowed(user, 'enable'),
        },
      ),
  }
}

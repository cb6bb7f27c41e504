import { UsageError, type Command } from './command.ts'
import { signInLink } from './sign-in-link.ts'
import {
  disable,
  enable,
  endSessions,
  grant,
  removePasskeys,
  resetMfa,
  revoke,
  unlock,
} from './user-changes.ts'
import { erase } from './user-erase.ts'
import { inviteAgain, inviteUser } from './user-invite.ts'
import { list, show } from './user-list.ts'

type Action = (args: string[]) => Promise<number>

const actions: Readonly<Record<string, Action>> = {
  invite: inviteUser,
  'invite-again': inviteAgain,
  disable,
  enable,
  'reset-mfa': resetMfa,
  'remove-passkeys': removePasskeys,
  list,
  show,
  grant,
  revoke,
  unlock,
  'end-sessions': endSessions,
  'sign-in-link': signInLink,
  erase,
}

export const userCommand: Command = {
  summary: 'invite, show, disable, unlock and erase users, their roles and second factors',
  help: () =>
    [
      'Usage: vestibule user invite EMAIL --first-name NAME --last-name NAME --organization ID',
      '                             [--method METHOD] [--no-mail]',
      '       vestibule user invite-again EMAIL',
      '       vestibule user disable EMAIL',
      '       vestibule user enable EMAIL',
      '       vestibule user reset-mfa EMAIL',
      '       vestibule user remove-passkeys EMAIL',
      '       vestibule user list [--search TEXT] [--state active|invited|locked|disabled] [--organization ID]',
      '                           [--limit NUMBER|all] [--json]',
      '       vestibule user show EMAIL [--json]',
      '       vestibule user grant EMAIL ROLE [--app NAME] [--data-partner ID]',
      '       vestibule user revoke EMAIL ROLE [--app NAME] [--data-partner ID]',
      '       vestibule user unlock EMAIL',
      '       vestibule user end-sessions EMAIL',
      '       vestibule user sign-in-link EMAIL',
      '       vestibule user erase EMAIL --yes',
      '',
      '  invite     creates an account without a password and mails an invitation; if the mail server does not',
      '             take it, running servers try again',
      '  invite-again  mails the invitation once more',
      '  disable    refuses the account and ends its sessions at once; the last platform-admin stays',
      '  enable     lets a disabled account sign in, and forgives its failed tries',
      '  reset-mfa  removes authenticator and recovery codes, and ends the sessions of the account',
      '  remove-passkeys  removes all passkeys, and ends the sessions of the account',
      '  list       shows address, name, organisation, state, second factor, last sign-in and roles of all accounts',
      '  show       shows one account, and what stands in the way of signing in',
      '  grant      gives a role: platform-admin, support, auditor and organization-admin are those of administration',
      '  revoke     takes a role, but not from the last platform-admin',
      '  unlock     forgets the wrong tries at an account',
      '  end-sessions  signs somebody out of every browser',
      '  sign-in-link  prints a link that signs in staff of the platform once, for when their provider is down',
      '  erase      deletes a person: account, sign-in, roles, access, tickets, mails. What they accepted and the audit',
      '             stay under the id of the account; the last platform-admin stays altogether',
      '',
      '  --method   password, password_and_email_otp or email_otp_and_authenticator_based; by default that of the',
      '             organisation, else password_and_email_otp',
    ].join('\n'),
  run(args) {
    const [name = '', ...rest] = args
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) {
      throw new UsageError(`Say what to do: ${Object.keys(actions).join(', ')}.`)
    }
    return action(rest)
  },
}

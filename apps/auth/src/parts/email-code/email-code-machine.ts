import type { Machine, Next } from '../../flow/create-flow.ts'
import {
  onCodeEntry,
  type CodeEntry,
  type CodeEntryCommand,
  type CodeEntryEvent,
} from '../code-entry/code-entry-machine.ts'
import type { CodeProblem, Problem } from '../problem.ts'

/** Typing the mailed code, and the mail itself: two things that go on side by side. */
export interface EmailCodeState {
  readonly entry: CodeEntry
  readonly mail: Mail
}

export type Mail =
  | { readonly status: 'sending'; readonly again: boolean }
  | {
      readonly status: 'sent'
      /** When another mail may be asked for, in milliseconds since the epoch. */
      readonly resendAt: number
      readonly again: boolean
      /** The code was accepted before: this step was come back to. */
      readonly used: boolean
    }
  | { readonly status: 'resendable'; readonly used: boolean }
  | { readonly status: 'failed'; readonly problem: Problem }

/** What the server says after a right code: which step it wants next. */
export interface EmailCodeOutcome {
  readonly userType: 1 | 2 | null
  readonly hasAuthenticator: boolean | undefined
}

type MailEvent =
  | { readonly type: 'codeMailed'; readonly resendAt: number; readonly used?: boolean }
  | { readonly type: 'mailRefused'; readonly problem: Problem }
  | { readonly type: 'cooldownEnded' }
  | { readonly type: 'resendRequested' }

type MailCommand =
  /** Mails a code, unless the one mailed before is still good. */
  | { readonly type: 'mailOnce' }
  | { readonly type: 'mailAgain' }
  | { readonly type: 'awaitCooldown'; readonly until: number }

export type EmailCodeEvent = MailEvent | CodeEntryEvent<EmailCodeOutcome>
export type EmailCodeCommand = MailCommand | CodeEntryCommand<EmailCodeOutcome>

export const emailCodeMachine: Machine<EmailCodeState, EmailCodeEvent, EmailCodeCommand> = {
  initial: {
    state: { entry: { status: 'open' }, mail: { status: 'sending', again: false } },
    commands: [{ type: 'mailOnce' }],
  },
  transition(state, event) {
    switch (event.type) {
      case 'codeMailed':
      case 'mailRefused':
      case 'cooldownEnded':
      case 'resendRequested': {
        const { state: mail, commands } = onMail(state.mail, event)
        // What was wrong with the old code says nothing about the new one.
        const isAsked = event.type === 'resendRequested' && mail.status === 'sending'
        const entry = isAsked ? withoutCodeProblem(state.entry) : state.entry
        return { state: { entry, mail }, commands }
      }
      default: {
        const { state: entry, commands } = onCodeEntry(state.entry, event)
        return { state: { ...state, entry }, commands }
      }
    }
  },
}

function onMail(mail: Mail, event: MailEvent): Next<Mail, MailCommand> {
  switch (event.type) {
    case 'codeMailed':
      if (mail.status !== 'sending') return { state: mail }
      return {
        state: {
          status: 'sent',
          resendAt: event.resendAt,
          again: mail.again,
          used: event.used ?? false,
        },
        commands: [{ type: 'awaitCooldown', until: event.resendAt }],
      }
    case 'mailRefused':
      if (mail.status !== 'sending') return { state: mail }
      return {
        state: { status: 'failed', problem: event.problem },
        commands:
          event.problem.kind === 'throttled'
            ? [{ type: 'awaitCooldown', until: event.problem.until }]
            : [],
      }
    case 'cooldownEnded':
      return {
        state: mail.status === 'sending' ? mail : { status: 'resendable', used: isUsed(mail) },
      }
    case 'resendRequested':
      return mail.status === 'resendable' ||
        (mail.status === 'failed' && !isThrottled(mail.problem))
        ? { state: { status: 'sending', again: true }, commands: [{ type: 'mailAgain' }] }
        : { state: mail }
  }
}

/** Whether the last code is known to have been accepted already. */
export function isUsed(mail: Mail): boolean {
  return 'used' in mail && mail.used
}

function isThrottled(problem: CodeProblem | undefined): boolean {
  return problem?.kind === 'throttled'
}

function withoutCodeProblem(entry: CodeEntry): CodeEntry {
  return entry.status === 'open' && !isThrottled(entry.problem) ? { status: 'open' } : entry
}

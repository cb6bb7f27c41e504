import type { Machine, Next } from '../../flow/create-flow.ts'
import {
  onCodeEntry,
  type CodeEntry,
  type CodeEntryCommand,
  type CodeEntryEvent,
} from '../code-entry/code-entry-machine.ts'
import type { Problem } from '../problem.ts'

/** Typing the mailed code, what is known of that code, and the mail itself: they go on side by side. */
export interface EmailCodeState {
  readonly entry: CodeEntry
  readonly code: MailedCode
  readonly mail: Mail
}

/** What is known of the code that was mailed. */
export type MailedCode =
  /** None was mailed, or none that could still be taken. */
  | 'none'
  | 'sent'
  /** Nobody said: no answer came, or the server does not tell. */
  | 'unsure'
  /** It was mailed for another browser, and works there only. */
  | 'elsewhere'
  /** It was accepted before: this step was come back to. */
  | 'used'
  /** Too many wrong ones were tried. */
  | 'exhausted'

export type Mail =
  | { readonly status: 'sending'; readonly again: boolean }
  | {
      readonly status: 'waiting'
      /** When another mail may be asked for, in milliseconds since the epoch. */
      readonly until: number
      /** A mail that was asked for by hand has left. */
      readonly resent: boolean
      readonly problem?: Problem
    }
  | { readonly status: 'ready'; readonly problem?: Problem }

/** What the server says after a right code: which step it wants next. */
export interface EmailCodeOutcome {
  readonly userType: 1 | 2 | null
  readonly hasAuthenticator: boolean | undefined
}

type MailEvent =
  | { readonly type: 'codeMailed'; readonly resendAt: number }
  /** Nothing had to be mailed, or nothing may be for a moment: what is known of the code from before. */
  | { readonly type: 'codeFound'; readonly code: MailedCode; readonly resendAt: number }
  /** Without `code` the one from before stands as it did. */
  | { readonly type: 'mailRefused'; readonly problem: Problem; readonly code?: MailedCode }
  | { readonly type: 'cooldownEnded' }
  | { readonly type: 'resendRequested' }

type MailCommand =
  /** Mails a code, unless the one mailed before is still good. */
  | { readonly type: 'mailOnce' }
  | { readonly type: 'mailAgain' }
  | { readonly type: 'awaitCooldown'; readonly until: number }

export type EmailCodeEvent =
  | MailEvent
  | { readonly type: 'codeExhausted' }
  | CodeEntryEvent<EmailCodeOutcome>
export type EmailCodeCommand = MailCommand | CodeEntryCommand<EmailCodeOutcome>

type EmailCodeNext = Next<EmailCodeState, EmailCodeCommand>

export const emailCodeMachine: Machine<EmailCodeState, EmailCodeEvent, EmailCodeCommand> = {
  initial: {
    state: { entry: { status: 'open' }, code: 'none', mail: { status: 'sending', again: false } },
    commands: [{ type: 'mailOnce' }],
  },
  transition(state, event) {
    switch (event.type) {
      case 'codeMailed':
      case 'codeFound':
      case 'mailRefused':
        return state.mail.status === 'sending' ? onAnswer(state, state.mail, event) : { state }
      case 'cooldownEnded':
        return {
          state: state.mail.status === 'waiting' ? { ...state, mail: { status: 'ready' } } : state,
        }
      case 'resendRequested':
        if (state.mail.status !== 'ready') return { state }
        return {
          state: {
            ...state,
            // What was wrong with the old code says nothing about the new one.
            entry: withoutCodeProblem(state.entry),
            mail: { status: 'sending', again: true },
          },
          commands: [{ type: 'mailAgain' }],
        }
      case 'codeExhausted':
        return {
          state:
            state.entry.status === 'verifying'
              ? { ...state, entry: { status: 'open' }, code: 'exhausted' }
              : state,
        }
      case 'codeEntered':
        return isClosed(state) ? { state } : onEntry(state, event)
      default:
        return onEntry(state, event)
    }
  },
}

/** No code that could be entered would be taken: the way on is another mail. */
export function isClosed({ code, mail }: EmailCodeState): boolean {
  if (code === 'none') return mail.status !== 'sending' || mail.again
  return code === 'elsewhere' || code === 'exhausted'
}

function onAnswer(
  state: EmailCodeState,
  mail: Extract<Mail, { status: 'sending' }>,
  event: Extract<EmailCodeEvent, { type: 'codeMailed' | 'codeFound' | 'mailRefused' }>,
): EmailCodeNext {
  if (event.type === 'mailRefused') {
    const { problem, code = state.code } = event
    if (problem.kind !== 'throttled') {
      return { state: { ...state, code, mail: { status: 'ready', problem } } }
    }
    return waiting({ ...state, code }, { until: problem.until, resent: false, problem })
  }
  const isMailed = event.type === 'codeMailed'
  const code = isMailed ? 'sent' : event.code
  return waiting({ ...state, code }, { until: event.resendAt, resent: isMailed && mail.again })
}

function waiting(
  state: EmailCodeState,
  wait: Omit<Extract<Mail, { status: 'waiting' }>, 'status'>,
): EmailCodeNext {
  return {
    state: { ...state, mail: { status: 'waiting', ...wait } },
    commands: [{ type: 'awaitCooldown', until: wait.until }],
  }
}

function onEntry(state: EmailCodeState, event: CodeEntryEvent<EmailCodeOutcome>): EmailCodeNext {
  const { state: entry, commands } = onCodeEntry(state.entry, event)
  return { state: { ...state, entry }, ...(commands && { commands }) }
}

function withoutCodeProblem(entry: CodeEntry): CodeEntry {
  const isThrottled = entry.status === 'open' && entry.problem?.kind === 'throttled'
  return entry.status === 'open' && !isThrottled ? { status: 'open' } : entry
}

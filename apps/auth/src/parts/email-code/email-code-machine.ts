import type { Machine, Next } from '@vestibule/base/create-flow'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import {
  onSubmission,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '@vestibule/app-kit/calls/submission-machine'

/**
 * The state of the step has three independent parts: `entry`, the code that the user types; `code`, what is known about
 * the mailed code; and `mail`, whether a mail is being sent or can be requested.
 */
export interface EmailCodeState {
  readonly entry: SubmissionState
  readonly code: MailedCode
  readonly mail: Mail
}

/** What is known about the mailed code. */
export type MailedCode =
  /** No code was mailed, or none that the server would accept. */
  | 'none'
  | 'sent'
  /** Unknown whether a code was mailed: no answer came, or the server does not say. */
  | 'unsure'
  /** The code was mailed for another browser, and only that browser can use it. */
  | 'elsewhere'
  /** The code was already accepted; the user has returned to this step. */
  | 'used'
  /** Too many wrong codes were tried, so the server accepts no further try with the mailed code. */
  | 'exhausted'

export type Mail =
  | { readonly status: 'sending'; readonly again: boolean }
  | {
      readonly status: 'waiting'
      /** When the user may request another mail, in milliseconds since the epoch. */
      readonly until: number
      /** Whether a mail that the user requested has been sent. */
      readonly resent: boolean
      readonly problem?: Problem
    }
  | { readonly status: 'ready'; readonly problem?: Problem }

/**
 * The server's answer to a correct code: which step follows. `userType` 1: the user sets a password; 2: the user is
 * signed in; null: the user shows an authenticator, or sets one up. `hasAuthenticator` is undefined if the server does
 * not say whether the account has one.
 */
export interface EmailCodeOutcome {
  readonly userType: 1 | 2 | null
  readonly hasAuthenticator: boolean | undefined
}

type MailEvent =
  | { readonly type: 'codeMailed'; readonly resendAt: number }
  /** No mail was sent, because a code was mailed before. `code`: what is known about that code. */
  | { readonly type: 'codeFound'; readonly code: MailedCode; readonly resendAt: number }
  /** The request for a mail has failed. Without `code`, what is known about the mailed code stays the same. */
  | { readonly type: 'mailRefused'; readonly problem: Problem; readonly code?: MailedCode }
  | { readonly type: 'cooldownEnded' }
  | { readonly type: 'resendRequested' }

type MailEffect =
  /** Mails a code, unless one was mailed for this tab and has not expired yet, even if it was used or locked. */
  | { readonly type: 'mailOnce' }
  | { readonly type: 'mailAgain' }
  | { readonly type: 'awaitCooldown'; readonly until: number }

export type EmailCodeEvent =
  | MailEvent
  | { readonly type: 'codeExhausted' }
  | SubmissionEvent<string, EmailCodeOutcome>
export type EmailCodeEffect = MailEffect | SubmissionEffect<string, EmailCodeOutcome>

type EmailCodeNext = Next<EmailCodeState, EmailCodeEffect>

export const emailCodeMachine: Machine<EmailCodeState, EmailCodeEvent, EmailCodeEffect> = {
  initial: {
    state: { entry: { status: 'open' }, code: 'none', mail: { status: 'sending', again: false } },
    effects: [{ type: 'mailOnce' }],
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
            // A problem with the old code does not apply to the new one.
            entry: withoutCodeProblem(state.entry),
            mail: { status: 'sending', again: true },
          },
          effects: [{ type: 'mailAgain' }],
        }
      case 'codeExhausted':
        return {
          state:
            state.entry.status === 'submitting'
              ? { ...state, entry: { status: 'open' }, code: 'exhausted' }
              : state,
        }
      case 'submitted':
        return isClosed(state) ? { state } : onEntry(state, event)
      default:
        return onEntry(state, event)
    }
  },
}

/** Whether the server would accept no code at all, so that the user must request another mail. */
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
    effects: [{ type: 'awaitCooldown', until: wait.until }],
  }
}

function onEntry(
  state: EmailCodeState,
  event: SubmissionEvent<string, EmailCodeOutcome>,
): EmailCodeNext {
  const { state: entry, effects } = onSubmission(state.entry, event)
  return { state: { ...state, entry }, ...(effects && { effects }) }
}

function withoutCodeProblem(entry: SubmissionState): SubmissionState {
  const isThrottled = entry.status === 'open' && entry.problem?.kind === 'throttled'
  return entry.status === 'open' && !isThrottled ? { status: 'open' } : entry
}

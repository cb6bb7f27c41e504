import type { Machine, Next } from '../../flow/create-flow.ts'
import type { CodeProblem } from '../problem.ts'

/** Typing a code and having it checked. */
export type CodeEntry =
  | { readonly status: 'open'; readonly problem?: CodeProblem }
  | { readonly status: 'verifying' }
  /** Accepted. The boxes stay busy until the next screen stands there. */
  | { readonly status: 'verified' }

export type CodeEntryEvent<Outcome> =
  | { readonly type: 'codeEntered'; readonly code: string }
  | { readonly type: 'codeAccepted'; readonly outcome: Outcome }
  | { readonly type: 'codeRefused'; readonly problem: CodeProblem }
  | { readonly type: 'throttleEnded' }

export type CodeEntryCommand<Outcome> =
  | { readonly type: 'verify'; readonly code: string }
  | { readonly type: 'reportVerified'; readonly outcome: Outcome }
  | { readonly type: 'awaitThrottle'; readonly until: number }

export function codeEntryMachine<Outcome>(): Machine<
  CodeEntry,
  CodeEntryEvent<Outcome>,
  CodeEntryCommand<Outcome>
> {
  return { initial: { state: { status: 'open' } }, transition: onCodeEntry }
}

/** A code is checked once: while it is, after it was accepted and during a throttle no other is taken. */
export function onCodeEntry<Outcome>(
  entry: CodeEntry,
  event: CodeEntryEvent<Outcome>,
): Next<CodeEntry, CodeEntryCommand<Outcome>> {
  switch (event.type) {
    case 'codeEntered':
      return entry.status === 'open' && entry.problem?.kind !== 'throttled'
        ? { state: { status: 'verifying' }, commands: [{ type: 'verify', code: event.code }] }
        : { state: entry }
    case 'codeAccepted':
      return entry.status === 'verifying'
        ? {
            state: { status: 'verified' },
            commands: [{ type: 'reportVerified', outcome: event.outcome }],
          }
        : { state: entry }
    case 'codeRefused':
      return entry.status === 'verifying' ? refused(event.problem) : { state: entry }
    case 'throttleEnded':
      return {
        state:
          entry.status === 'open' && entry.problem?.kind === 'throttled'
            ? { status: 'open' }
            : entry,
      }
  }
}

function refused(problem: CodeProblem): Next<CodeEntry, CodeEntryCommand<never>> {
  return {
    state: { status: 'open', problem },
    commands: problem.kind === 'throttled' ? [{ type: 'awaitThrottle', until: problem.until }] : [],
  }
}

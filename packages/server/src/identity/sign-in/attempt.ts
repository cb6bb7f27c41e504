import type { SignInMethod } from '@vestibule/api-client/contract'

/** The kinds of sign-in: their factors, in the order in which the user shows them. */
export type Flow =
  | 'password'
  | 'password_then_code'
  | 'code_then_new_password'
  | 'code_then_authenticator'
  /** A signed-in user enters a mailed code to prove again who they are. Opens no session. */
  | 'proof'

/**
 * The step of a sign-in that the user has to complete next. `authenticator`: a recovery code or a passkey serves, too.
 * `proof`: the only step of the flow `proof`. `done`: all factors are shown, and a session may be opened.
 */
export type Step =
  | 'password'
  | 'email_code'
  | 'new_password'
  | 'authenticator'
  | 'authenticator_setup'
  | 'proof'
  | 'done'

export type AttemptEvent =
  | { readonly type: 'passwordProven' }
  | { readonly type: 'emailCodeProven'; readonly hasAuthenticator: boolean }
  | { readonly type: 'passwordCreated' }
  | { readonly type: 'authenticatorProven' }
  | { readonly type: 'recoveryCodeProven' }
  | { readonly type: 'passkeyProven' }
  | { readonly type: 'authenticatorConfirmed' }

/** The state of a sign-in attempt. `transition` enforces the order of its steps, whatever calls the client makes. */
export interface AttemptState {
  readonly flow: Flow
  readonly step: Step
}

interface AccountFacts {
  readonly signInMethod: SignInMethod
  readonly hasPassword: boolean
}

/** The kind and the first step of an account's sign-in. */
export function firstState({ signInMethod, hasPassword }: AccountFacts): AttemptState {
  if (signInMethod === 'email_otp_and_authenticator_based') {
    return { flow: 'code_then_authenticator', step: 'email_code' }
  }
  if (!hasPassword) return { flow: 'code_then_new_password', step: 'email_code' }
  return signInMethod === 'password'
    ? { flow: 'password', step: 'password' }
    : { flow: 'password_then_code', step: 'password' }
}

const firstSteps: Record<Flow, Step> = {
  password: 'password',
  password_then_code: 'password',
  code_then_new_password: 'email_code',
  code_then_authenticator: 'email_code',
  proof: 'proof',
}

/** Whether the user has shown a factor before this step of the sign-in. */
export function hasShownFactor({ flow, step }: AttemptState): boolean {
  return step !== firstSteps[flow]
}

type Rule = (state: AttemptState, event: AttemptEvent) => Step

/** For each event: the step that it completes (`ends`), and the function that tells the step after that. */
const rules: Record<AttemptEvent['type'], { readonly ends: Step; readonly next: Rule }> = {
  passwordProven: {
    ends: 'password',
    next: ({ flow }) => (flow === 'password_then_code' ? 'email_code' : 'done'),
  },
  emailCodeProven: { ends: 'email_code', next: afterEmailCode },
  passwordCreated: { ends: 'new_password', next: () => 'done' },
  authenticatorProven: { ends: 'authenticator', next: () => 'done' },
  recoveryCodeProven: { ends: 'authenticator', next: () => 'done' },
  passkeyProven: { ends: 'authenticator', next: () => 'done' },
  authenticatorConfirmed: { ends: 'authenticator_setup', next: () => 'done' },
}

/** The step that follows after an event. Null if the event cannot happen at this step. */
export function transition(state: AttemptState, event: AttemptEvent): Step | null {
  const { ends, next } = rules[event.type]
  return state.step === ends ? next(state, event) : null
}

function afterEmailCode({ flow }: AttemptState, event: AttemptEvent): Step {
  if (flow === 'code_then_new_password') return 'new_password'
  if (flow === 'password_then_code') return 'done'
  const hasAuthenticator = event.type === 'emailCodeProven' && event.hasAuthenticator
  return hasAuthenticator ? 'authenticator' : 'authenticator_setup'
}

const factors: Record<Flow, readonly string[]> = {
  password: ['password'],
  password_then_code: ['password', 'email_code'],
  code_then_new_password: ['email_code', 'password'],
  code_then_authenticator: ['email_code', 'authenticator'],
  proof: [],
}

/**
 * The factors that the user has shown when a sign-in attempt is complete, in order. `last`: the event that completed
 * it.
 */
export function factorsOf(flow: Flow, last: AttemptEvent['type']): readonly string[] {
  if (last === 'recoveryCodeProven') return ['email_code', 'recovery_code']
  return last === 'passkeyProven' ? ['email_code', 'passkey'] : factors[flow]
}

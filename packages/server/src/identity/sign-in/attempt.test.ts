import { describe, expect, it } from 'vitest'
import {
  factorsOf,
  firstState,
  transition,
  type AttemptEvent,
  type AttemptState,
  type Flow,
  type Step,
} from './attempt.ts'

const flows: Flow[] = [
  'password',
  'password_then_code',
  'code_then_new_password',
  'code_then_authenticator',
  'proof',
]
const events: AttemptEvent[] = [
  { type: 'passwordProven' },
  { type: 'emailCodeProven', hasAuthenticator: true },
  { type: 'emailCodeProven', hasAuthenticator: false },
  { type: 'passwordCreated' },
  { type: 'authenticatorProven' },
  { type: 'recoveryCodeProven' },
  { type: 'passkeyProven' },
  { type: 'authenticatorConfirmed' },
]

/**
 * For `flow/step/event` the step that follows; any other combination is impossible. A `+` marks the mailed code of an
 * account that has an authenticator.
 */
const table: Record<string, Step> = {
  'password/password/passwordProven': 'done',
  'password_then_code/password/passwordProven': 'email_code',
  'password_then_code/email_code/emailCodeProven': 'done',
  'code_then_new_password/email_code/emailCodeProven': 'new_password',
  'code_then_new_password/new_password/passwordCreated': 'done',
  'code_then_authenticator/email_code/emailCodeProven+': 'authenticator',
  'code_then_authenticator/email_code/emailCodeProven': 'authenticator_setup',
  'code_then_authenticator/authenticator/authenticatorProven': 'done',
  'code_then_authenticator/authenticator/recoveryCodeProven': 'done',
  'code_then_authenticator/authenticator/passkeyProven': 'done',
  'code_then_authenticator/authenticator_setup/authenticatorConfirmed': 'done',
}

/** The steps that an attempt of each flow can reach. */
const reachable: Record<Flow, readonly Step[]> = {
  password: ['password', 'done'],
  password_then_code: ['password', 'email_code', 'done'],
  code_then_new_password: ['email_code', 'new_password', 'done'],
  code_then_authenticator: ['email_code', 'authenticator', 'authenticator_setup', 'done'],
  // The call `proveAgain` finishes this attempt, which opens no session.
  proof: ['proof'],
}

const cases = flows.flatMap((flow) =>
  reachable[flow].flatMap((step) => events.map((event) => ({ state: { flow, step }, event }))),
)

describe('a sign-in attempt', () => {
  it.each(cases)('$state.flow at $state.step, $event', ({ state, event }) => {
    const key = `${state.flow}/${state.step}/${event.type}`
    const withDevice = event.type === 'emailCodeProven' && event.hasAuthenticator
    const expected = (withDevice ? table[`${key}+`] : undefined) ?? table[key] ?? null
    expect(transition(state, event)).toBe(expected)
  })

  it('never leaves the states of its flow', () => {
    const strays = cases.filter(({ state, event }) => {
      const next = transition(state, event)
      return next !== null && !reachable[state.flow].includes(next)
    })
    expect(strays).toEqual([])
  })

  it('is over when it is done', () => {
    const done = flows.map((flow): AttemptState => ({ flow, step: 'done' }))
    for (const state of done) {
      for (const event of events) expect(transition(state, event)).toBeNull()
    }
  })

  it('proves two factors in every flow but that of the password alone', () => {
    expect(factorsOf('password', 'passwordProven')).toEqual(['password'])
    for (const flow of flows.filter((flow) => !['password', 'proof'].includes(flow))) {
      expect(factorsOf(flow, 'emailCodeProven')).toHaveLength(2)
    }
    expect(factorsOf('code_then_authenticator', 'recoveryCodeProven')).toContain('recovery_code')
  })
})

describe('the first step', () => {
  it.each([
    ['password', true, 'password', 'password'],
    ['password', false, 'code_then_new_password', 'email_code'],
    ['password_and_email_otp', true, 'password_then_code', 'password'],
    ['password_and_email_otp', false, 'code_then_new_password', 'email_code'],
    ['email_otp_and_authenticator_based', true, 'code_then_authenticator', 'email_code'],
    ['email_otp_and_authenticator_based', false, 'code_then_authenticator', 'email_code'],
  ] as const)('of %s with a password: %s is %s at %s', (signInMethod, hasPassword, flow, step) => {
    expect(firstState({ signInMethod, hasPassword })).toEqual({ flow, step })
  })
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cycleMs, maxCycles, pauseMs, placeAt } from './cycles.ts'
import {
  codeOf,
  deviceCodeMachine,
  type DeviceCodeEffect,
  type DeviceCodeEvent,
  type DeviceCodeState,
} from './device-code-machine.ts'

/**
 * One step of a simulation: time passes, the user does something, or one of the requests and timers that the machine
 * has started is answered.
 */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 40_000 }) }) },
  { weight: 4, arbitrary: fc.record({ answer: fc.nat(), outcome: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      person: fc.constantFrom<DeviceCodeEvent['type']>(
        'verificationAsked',
        'refreshRequested',
        'activitySeen',
        'retryRequested',
        'tabShown',
      ),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Pending {
  readonly effect: DeviceCodeEffect
  readonly due: number
}

const problem = { kind: 'serverFault' } as const

/**
 * Runs the state machine of the device-code screen in a simulated browser, in which answers and timers arrive late and
 * in any order. Returns whether `holds` was true after each event.
 */
function simulate(steps: readonly Step[], holds: (world: World) => boolean): boolean {
  let isHeld = true
  const begins = new Map<string, number>()
  let state = deviceCodeMachine.initial.state
  let now = 1_000_000
  let pending: Pending[] = []
  let draws = 0

  const wait = (effect: DeviceCodeEffect) => {
    const due =
      effect.type === 'awaitTime' ? effect.until : now + (effect.type === 'awaitRenewal' ? 2000 : 0)
    pending.push({ effect, due })
  }
  const dispatch = (event: DeviceCodeEvent) => {
    const next = deviceCodeMachine.transition(state, event)
    isHeld &&= holds({ before: state, event, state: next.state, now, begins, pending })
    state = next.state
    for (const effect of next.effects ?? []) wait(effect)
    isHeld &&= holds({ before: state, event: undefined, state, now, begins, pending })
  }
  const register = (outcome: number): DeviceCodeEvent => {
    if (outcome % 5 === 0) return { type: 'registrationFailed', problem }
    const code = `CODE${String((draws += 1)).padStart(2, '0')}`
    // Some codes were registered earlier in another tab.
    const startedAt = now - (outcome % 5 === 1 ? outcome % (9 * 32_000) : 0)
    begins.set(code, startedAt)
    return { type: 'codeRegistered', code, startedAt, now }
  }
  const answer = (effect: DeviceCodeEffect, outcome: number): DeviceCodeEvent | undefined => {
    switch (effect.type) {
      case 'register':
        return register(outcome)
      case 'awaitTime':
        return { type: 'timePassed', code: effect.code, now }
      case 'awaitRenewal':
        return { type: 'renewalDue', code: effect.code }
      case 'authenticate': {
        const { code, reason } = effect
        return (
          [
            { type: 'notDecided', code, reason },
            { type: 'verificationFailed', code, reason, problem },
            { type: 'codeDenied', code },
            { type: 'codeReplaced', code },
            { type: 'codeGone', code },
          ] as const
        )[outcome % 9]
      }
      case 'checkSession':
      case 'leave':
        return undefined
    }
  }

  for (const effect of deviceCodeMachine.initial.effects ?? []) wait(effect)
  for (const one of steps) {
    if ('pass' in one) now += one.pass
    else if ('person' in one) dispatch({ type: one.person } as DeviceCodeEvent)
    else {
      const ripe = pending.filter(({ due }) => due <= now)
      const chosen = ripe[one.answer % Math.max(1, ripe.length)]
      pending = pending.filter((other) => other !== chosen)
      const event = chosen && answer(chosen.effect, one.outcome)
      if (event) dispatch(event)
    }
  }
  return isHeld
}

interface World {
  readonly before: DeviceCodeState
  /** The event that led from `before` to `state`; undefined after its effects have been added to `pending`. */
  readonly event: DeviceCodeEvent | undefined
  readonly state: DeviceCodeState
  readonly now: number
  /** When each code was registered. */
  readonly begins: ReadonlyMap<string, number>
  readonly pending: readonly Pending[]
}

/** Returns the shortest sequence of steps found for which `holds` is false at some time; null if there is none. */
function counterexample(holds: (world: World) => boolean) {
  const anySteps = fc.array(step, { maxLength: 80, size: 'max' })
  const property = fc.property(anySteps, (steps) => simulate(steps, holds))
  return fc.check(property, { numRuns: 500 }).counterexample
}

it('counts down for the code that it shows, at most nine times 30 seconds', () => {
  const found = counterexample(({ state, begins }) => {
    if (state.status !== 'waiting') return true
    const { code, startedAt, cycle, endsAt } = state
    const isOwn = startedAt === begins.get(code) && cycle >= 1 && cycle <= maxCycles
    const end = startedAt + (cycle - 1) * (cycleMs + pauseMs) + cycleMs
    return isOwn && (endsAt === null || endsAt === end)
  })
  expect(found).toBeNull()
})

it('ignores events of another code', () => {
  const found = counterexample(({ before, event, state }) => {
    const isOfACode = event && 'code' in event && event.type !== 'codeRegistered'
    return !isOfACode || codeOf(before) === event.code || state === before
  })
  expect(found).toBeNull()
})

it('has one timer for the code that it shows, which rings within this countdown or pause', () => {
  const found = counterexample(({ state, event, now, pending }) => {
    if (event !== undefined || state.status !== 'waiting') return true
    const timers = pending.filter(
      ({ effect }) => effect.type === 'awaitTime' && effect.code === state.code,
    )
    const place = placeAt(state.startedAt, now)
    const [timer] = timers
    const isInTime = place.phase === 'over' || (timer !== undefined && timer.due <= place.endsAt)
    return timers.length === 1 && isInTime
  })
  expect(found).toBeNull()
})

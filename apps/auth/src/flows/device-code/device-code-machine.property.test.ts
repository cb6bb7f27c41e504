import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cycleMs, maxCycles, pauseMs, placeAt } from './cycles.ts'
import {
  deviceCodeMachine,
  type DeviceCodeCommand,
  type DeviceCodeEvent,
  type DeviceCodeState,
} from './device-code-machine.ts'

/** One thing that happens: time passes, the person does something, or a command is answered, in whichever order. */
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
  readonly command: DeviceCodeCommand
  readonly due: number
}

const problem = { kind: 'serverFault' } as const

/** A browser with its clock, in which answers and timers arrive late and in any order. */
function simulate(steps: readonly Step[], check: (world: World) => void) {
  const begins = new Map<string, number>()
  let state = deviceCodeMachine.initial.state
  let now = 1_000_000
  let pending: Pending[] = []
  let draws = 0

  const wait = (command: DeviceCodeCommand) => {
    const due =
      command.type === 'awaitTime'
        ? command.until
        : now + (command.type === 'awaitRenewal' ? 2000 : 0)
    pending.push({ command, due })
  }
  const dispatch = (event: DeviceCodeEvent) => {
    const next = deviceCodeMachine.transition(state, event)
    check({ before: state, event, state: next.state, now, begins, pending })
    state = next.state
    for (const command of next.commands ?? []) wait(command)
    check({ before: state, event: undefined, state, now, begins, pending })
  }
  const register = (outcome: number): DeviceCodeEvent => {
    if (outcome % 5 === 0) return { type: 'registrationFailed', problem }
    const code = `CODE${String((draws += 1)).padStart(2, '0')}`
    // Some are another tab's, and are under way already.
    const startedAt = now - (outcome % 5 === 1 ? outcome % (9 * 32_000) : 0)
    begins.set(code, startedAt)
    return { type: 'codeRegistered', code, startedAt, now }
  }
  const answer = (command: DeviceCodeCommand, outcome: number): DeviceCodeEvent | undefined => {
    switch (command.type) {
      case 'register':
        return register(outcome)
      case 'awaitTime':
        return { type: 'timePassed', code: command.code, now }
      case 'awaitRenewal':
        return { type: 'renewalDue', code: command.code }
      case 'authenticate': {
        const { code, reason } = command
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

  for (const command of deviceCodeMachine.initial.commands ?? []) wait(command)
  for (const one of steps) {
    if ('pass' in one) now += one.pass
    else if ('person' in one) dispatch({ type: one.person } as DeviceCodeEvent)
    else {
      const ripe = pending.filter(({ due }) => due <= now)
      const chosen = ripe[one.answer % Math.max(1, ripe.length)]
      pending = pending.filter((other) => other !== chosen)
      const event = chosen && answer(chosen.command, one.outcome)
      if (event) dispatch(event)
    }
  }
}

interface World {
  readonly before: DeviceCodeState
  /** Undefined once its commands are under way. */
  readonly event: DeviceCodeEvent | undefined
  readonly state: DeviceCodeState
  readonly now: number
  /** When each code was registered. */
  readonly begins: ReadonlyMap<string, number>
  readonly pending: readonly Pending[]
}

const anySteps = fc.array(step, { maxLength: 80 })

it('counts down for the code that it shows, at most nine times 30 seconds', () => {
  fc.assert(
    fc.property(anySteps, (steps) =>
      simulate(steps, ({ state, begins }) => {
        if (state.status !== 'waiting') return
        expect(state.startedAt).toBe(begins.get(state.code))
        expect(state.cycle).toBeGreaterThanOrEqual(1)
        expect(state.cycle).toBeLessThanOrEqual(maxCycles)
        if (state.endsAt === null) return
        const end = state.startedAt + (state.cycle - 1) * (cycleMs + pauseMs) + cycleMs
        expect(state.endsAt).toBe(end)
      }),
    ),
    { numRuns: 500 },
  )
})

it('is not moved by what belongs to another code, whenever it comes', () => {
  fc.assert(
    fc.property(anySteps, (steps) =>
      simulate(steps, ({ before, event, state }) => {
        if (event === undefined || !('code' in event) || event.type === 'codeRegistered') return
        if (!('code' in before) || before.code !== event.code) expect(state).toBe(before)
      }),
    ),
    { numRuns: 500 },
  )
})

it('has one timer for the code that it shows, which rings within this countdown or pause', () => {
  fc.assert(
    fc.property(anySteps, (steps) =>
      simulate(steps, ({ state, event, now, pending }) => {
        if (event !== undefined || state.status !== 'waiting') return
        const timers = pending.filter(
          ({ command }) => command.type === 'awaitTime' && command.code === state.code,
        )
        expect(timers).toHaveLength(1)
        const [timer] = timers
        const place = placeAt(state.startedAt, now)
        if (place.phase !== 'over') expect(timer?.due).toBeLessThanOrEqual(place.endsAt)
      }),
    ),
    { numRuns: 500 },
  )
})

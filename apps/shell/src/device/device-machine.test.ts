import { describe, expect, it } from 'vitest'
import {
  deviceTransition,
  firstDeviceState,
  type DeviceEvent,
  type DeviceState,
} from './device-machine.ts'

const browser = { ip: '192.0.2.7', user_agent: 'Firefox', requested_at: '2026-11-20T13:00:00Z' }
const token = { name: 'Lab', app: 'survival', dataset: null, days: 30 }
const problem = { kind: 'refused', message: 'No' } as const

const states = {
  code: firstDeviceState,
  finding: { step: 'finding', code: 'ABC123', attempt: 0 },
  review: { step: 'review', code: 'ABC123', browser, token, problem: null, deciding: null },
  deciding: { step: 'review', code: 'ABC123', browser, token, problem: null, deciding: 'deny' },
  decided: { step: 'decided', decision: 'approve', browser, token },
} satisfies Record<string, DeviceState>

const events = {
  codeEntered: { type: 'codeEntered', code: 'ABC123' },
  found: { type: 'found', browser, token },
  refused: { type: 'refused', problem },
  codeGone: { type: 'codeGone', problem },
  decisionMade: { type: 'decisionMade', decision: 'approve' },
  decisionStored: { type: 'decisionStored' },
  restarted: { type: 'restarted' },
} satisfies Record<DeviceEvent['type'], DeviceEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events

/** The transitions. Every other pair of state and event leaves the state unchanged. */
const changes: Partial<Record<StateName, Partial<Record<EventName, DeviceState>>>> = {
  code: { codeEntered: states.finding },
  finding: {
    restarted: firstDeviceState,
    found: states.review,
    refused: { step: 'code', problem, attempt: 1 },
  },
  review: {
    restarted: firstDeviceState,
    decisionMade: { ...states.review, deciding: 'approve' },
    refused: { ...states.review, problem },
    codeGone: { step: 'code', problem, attempt: 1 },
  },
  deciding: {
    decisionStored: { step: 'decided', decision: 'deny', browser, token },
    refused: { ...states.review, problem },
    codeGone: { step: 'code', problem, attempt: 1 },
  },
  decided: { restarted: firstDeviceState },
}

describe.each(Object.keys(states) as StateName[])('in state %s', (name) => {
  it.each(Object.keys(events) as EventName[])('the event %s', (event) => {
    const expected = changes[name]?.[event] ?? states[name]
    expect(deviceTransition(states[name], events[event])).toEqual(expected)
  })
})

it('a refusal that something else on the page explains leaves the code as it is', () => {
  const refused = { type: 'refused', problem: null } as const
  expect(deviceTransition({ ...states.finding, attempt: 2 }, refused)).toEqual({
    step: 'code',
    problem: null,
    attempt: 2,
  })
})

describe('a code that is refused again', () => {
  it('counts the attempts, so that the same words are said again', () => {
    const refuseOnce = (state: DeviceState) =>
      deviceTransition(deviceTransition(state, events.codeEntered), events.refused)
    expect(refuseOnce(refuseOnce(firstDeviceState))).toMatchObject({ step: 'code', attempt: 2 })
  })
})

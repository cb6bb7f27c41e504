import { describe, expect, it, vi } from 'vitest'
import { createFlow, type EffectHandlers, type Machine } from './create-flow.ts'

type Event = { type: 'asked' } | { type: 'answered'; text: string }
type Effect = { type: 'ask' }

const machine: Machine<string, Event, Effect> = {
  initial: { state: 'idle', effects: [{ type: 'ask' }] },
  transition: (_state, event) =>
    event.type === 'asked'
      ? { state: 'asking', effects: [{ type: 'ask' }] }
      : { state: event.text },
}

function flowWith(ask: EffectHandlers<Effect, Event>['ask']) {
  const effect = vi.fn<EffectHandlers<Effect, Event>['ask']>(ask)
  return { effect, flow: createFlow(machine, { ask: effect }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a flow', () => {
  it('does nothing before it is started', () => {
    const { effect, flow } = flowWith(() => undefined)
    expect(flow.store.getSnapshot()).toEqual({ state: 'idle' })
    expect(effect).not.toHaveBeenCalled()
  })

  it('runs its initial effects once, though StrictMode starts, stops and starts it', async () => {
    const { effect, flow } = flowWith(() => ({ type: 'answered', text: 'yes' }))
    flow.start()()
    flow.start()
    await settled()
    expect(effect).toHaveBeenCalledTimes(1)
    expect(flow.store.getSnapshot()).toEqual({ state: 'yes' })
  })

  it('dispatches the event that a handler returns', async () => {
    const { flow } = flowWith(() => Promise.resolve({ type: 'answered', text: 'yes' }))
    flow.dispatch({ type: 'asked' })
    expect(flow.store.getSnapshot().state).toBe('asking')
    await settled()
    expect(flow.store.getSnapshot().state).toBe('yes')
  })

  it('ignores an answer after it was left, and aborts its handlers', async () => {
    let answer: (event: Event) => void = () => {}
    const { effect, flow } = flowWith(() => new Promise((resolve) => (answer = resolve)))
    const leave = flow.start()
    leave()
    await settled()
    expect(effect.mock.calls[0]?.[1].aborted).toBe(true)
    answer({ type: 'answered', text: 'late' })
    await settled()
    expect(flow.store.getSnapshot().state).toBe('idle')
  })

  it('keeps what a handler throws', async () => {
    const crash = new Error('a bug')
    const { flow } = flowWith(() => Promise.reject(crash))
    flow.start()
    await settled()
    expect(flow.store.getSnapshot()).toEqual({ state: 'idle', crash })
  })
})

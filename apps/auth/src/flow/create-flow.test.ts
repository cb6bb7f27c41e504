import { describe, expect, it, vi } from 'vitest'
import { createFlow, type Effects, type Machine } from './create-flow.ts'

type Event = { type: 'asked' } | { type: 'answered'; text: string }
type Command = { type: 'ask' }

const machine: Machine<string, Event, Command> = {
  initial: { state: 'idle', commands: [{ type: 'ask' }] },
  transition: (_state, event) =>
    event.type === 'asked'
      ? { state: 'asking', commands: [{ type: 'ask' }] }
      : { state: event.text },
}

function flowWith(ask: Effects<Command, Event>['ask']) {
  const effect = vi.fn<Effects<Command, Event>['ask']>(ask)
  return { effect, flow: createFlow(machine, { ask: effect }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a flow', () => {
  it('does nothing before it is started', () => {
    const { effect, flow } = flowWith(() => undefined)
    expect(flow.store.getState()).toEqual({ state: 'idle' })
    expect(effect).not.toHaveBeenCalled()
  })

  it('runs its initial commands once, though StrictMode starts, stops and starts it', async () => {
    const { effect, flow } = flowWith(() => ({ type: 'answered', text: 'yes' }))
    flow.start()()
    flow.start()
    await settled()
    expect(effect).toHaveBeenCalledTimes(1)
    expect(flow.store.getState()).toEqual({ state: 'yes' })
  })

  it('feeds what an effect reports back into the machine', async () => {
    const { flow } = flowWith(() => Promise.resolve({ type: 'answered', text: 'yes' }))
    flow.dispatch({ type: 'asked' })
    expect(flow.store.getState().state).toBe('asking')
    await settled()
    expect(flow.store.getState().state).toBe('yes')
  })

  it('takes no answer after it was left, and tells its effects', async () => {
    let answer: (event: Event) => void = () => {}
    const { effect, flow } = flowWith(() => new Promise((resolve) => (answer = resolve)))
    const leave = flow.start()
    leave()
    await settled()
    expect(effect.mock.calls[0]?.[1].aborted).toBe(true)
    answer({ type: 'answered', text: 'late' })
    await settled()
    expect(flow.store.getState().state).toBe('idle')
  })

  it('keeps the failure that no event describes', async () => {
    const crash = new Error('a bug')
    const { flow } = flowWith(() => Promise.reject(crash))
    flow.start()
    await settled()
    expect(flow.store.getState()).toEqual({ state: 'idle', crash })
  })
})

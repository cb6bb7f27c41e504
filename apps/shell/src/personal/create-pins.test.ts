import { createFakeClient, noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { createPins, shownPins, withChange } from './create-pins.ts'

/** A fake server that stores the pins, and omits those that the user may not open. */
function keeping(stored: string[]) {
  const handlers: Handlers = {
    listPins: () => [...stored],
    savePins: ({ body }) => {
      const { apps } = body
      stored.splice(0, stored.length, ...apps.filter((app) => app !== 'closed'))
      return [...stored]
    },
  }
  return { stored, handlers }
}

function start(handlers: Handlers) {
  const { client, transport } = createFakeClient(handlers)
  const pins = createPins(client)
  return { pins, transport, shown: () => shownPins(pins.store.getSnapshot()) }
}

describe('a change of the pinned apps', () => {
  it.each([
    [[], { app: 'a', isPinned: true }, ['a']],
    [['b', 'c'], { app: 'a', isPinned: true }, ['b', 'c', 'a']],
    [['b', 'a'], { app: 'a', isPinned: true }, ['b', 'a']],
    [['a', 'b', 'c'], { app: 'b', isPinned: false }, ['a', 'c']],
    [['a'], { app: 'b', isPinned: false }, ['a']],
  ])('makes of %j with %j: %j', (before, change, after) => {
    expect(withChange(before, change)).toEqual(after)
  })

  it('is shown before the server has answered, and kept then', async () => {
    const { handlers, stored } = keeping(['b'])
    const { pins, shown } = start(handlers)
    await pins.read.load()
    const saved = pins.change({ app: 'a', isPinned: true })
    expect(shown()).toEqual(['b', 'a'])
    expect(await saved).toBeNull()
    expect(shown()).toEqual(['b', 'a'])
    expect(stored).toEqual(['b', 'a'])
  })

  it('keeps what another window has pinned meanwhile', async () => {
    const { handlers, stored } = keeping([])
    const { pins, shown } = start(handlers)
    await pins.read.load()
    stored.push('other')
    await pins.change({ app: 'a', isPinned: true })
    expect(stored).toEqual(['other', 'a'])
    expect(shown()).toEqual(['other', 'a'])
  })

  it('waits for the one before, and neither is lost', async () => {
    const { handlers, stored } = keeping(['x'])
    const { pins, shown } = start(handlers)
    await pins.read.load()
    const changes = [
      pins.change({ app: 'a', isPinned: true }),
      pins.change({ app: 'b', isPinned: true }),
      pins.change({ app: 'x', isPinned: false }),
    ]
    expect(shown()).toEqual(['a', 'b'])
    await Promise.all(changes)
    expect(stored).toEqual(['a', 'b'])
  })

  it('shows what is stored, where the server left something out', async () => {
    const { pins, shown } = start(keeping([]).handlers)
    await pins.read.load()
    expect(await pins.change({ app: 'closed', isPinned: true })).toBeNull()
    expect(shown()).toEqual([])
  })

  it.each([
    ['saving', { savePins: refuse('server_error') }],
    ['asking for the list', { listPins: refuse('server_error') }],
  ])('is taken back when %s fails', async (_what, failing) => {
    const { handlers } = keeping(['b'])
    const { pins, shown, transport } = start(handlers)
    await pins.read.load()
    transport.use(failing)
    const saved = pins.change({ app: 'a', isPinned: true })
    expect(shown()).toEqual(['b', 'a'])
    expect(await saved).not.toBeNull()
    expect(shown()).toEqual(['b'])
  })

  it('goes on after one that failed', async () => {
    const { handlers, stored } = keeping([])
    const { pins, transport } = start(handlers)
    transport.use({ savePins: refuse('server_error') })
    await pins.change({ app: 'a', isPinned: true })
    transport.use(handlers)
    await pins.change({ app: 'b', isPinned: true })
    expect(stored).toEqual(['b'])
  })
})

it('is not known while the list is on its way, nor after that failed', async () => {
  const { pins, transport } = start({ listPins: noAnswer() })
  void pins.read.load()
  expect(pins.read.getSnapshot().status).toBe('loading')
  transport.use({ listPins: refuse('server_error') })
  await pins.read.reload()
  expect(pins.read.getSnapshot().status).toBe('failed')
})

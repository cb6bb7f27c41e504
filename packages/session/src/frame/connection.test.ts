import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppRequest } from './app-frame-machine.ts'
import { connectToApp } from './connect-to-app.ts'
import { connectToShell } from './connect-to-shell.ts'
import { sealed, type ShellState } from './frame-messages.ts'

const origins = { shell: 'https://platform.example', app: 'https://app.example' }
const state: ShellState = { dataset: null, theme: 'light', language: 'en', path: '/' }

/** A window and a frame in it, which deliver messages as browsers do: checked by origin, and asynchronously. */
function twoWindows() {
  const make = (origin: string) => {
    const events = new EventTarget()
    return { origin, events, addEventListener: events.addEventListener.bind(events) }
  }
  const shell = make(origins.shell)
  const app = make(origins.app)
  const linkTo = (to: typeof shell, from: typeof shell, source: () => unknown) => ({
    postMessage: (data: unknown, target: string) => {
      if (target !== to.origin) return
      const copy: unknown = structuredClone(data)
      queueMicrotask(() =>
        to.events.dispatchEvent(
          Object.assign(new Event('message'), {
            data: copy,
            origin: from.origin,
            source: source(),
          }),
        ),
      )
    },
  })
  const frame = linkTo(app, shell, () => parent)
  const parent = linkTo(shell, app, () => frame)
  return { shell, app: { ...app, parent }, windowOfApp: app.events, frame, parent }
}

const open: { close(): void }[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))

function start(appOptions: { origin?: string | string[] } = {}, originOfApp = origins.app) {
  const windows = twoWindows()
  const clock = createFakeClock()
  const requests: AppRequest[] = []
  const said: string[] = []
  const app = connectToApp({
    origin: originOfApp,
    frame: () => windows.frame,
    shell: state,
    window: windows.shell,
    clock,
    onRequest: (request) => requests.push(request),
    log: (message) => said.push(message),
  })
  open.push(app)
  const connecting = connectToShell({
    origin: origins.shell,
    window: windows.app,
    clock,
    ...appOptions,
  })
  return { ...windows, clock, requests, said, connection: app, connecting }
}

async function connected() {
  const world = start()
  const shell = await world.connecting
  if (!shell) throw new Error('not connected')
  open.push(shell)
  return { ...world, app: shell }
}

describe('an app and its shell', () => {
  it('find each other, and the app follows what the shell says', async () => {
    const { app, connection, clock } = await connected()
    expect(app.store.getSnapshot()).toEqual(state)
    expect(connection.store.getSnapshot().status).toBe('connected')
    connection.setShell({ ...state, theme: 'dark', path: '/labs' })
    await clock.advance(0)
    expect(app.store.getSnapshot()).toMatchObject({ theme: 'dark', path: '/labs' })
  })

  it('agree on the title and on unsaved work', async () => {
    const { app, connection, clock } = await connected()
    app.setTitle('Curves')
    app.setUnsavedWork(true)
    await clock.advance(0)
    expect(connection.store.getSnapshot()).toMatchObject({ title: 'Curves', hasUnsavedWork: true })
  })

  it('send a path that changes quickly at most twice a second, the last one for certain', async () => {
    const { app, requests, clock } = await connected()
    for (let step = 1; step <= 20; step += 1) {
      app.setPath(`/?age=${step}`, { push: step === 2 })
      await clock.advance(20)
    }
    await clock.advance(2000)
    expect(requests).toEqual([
      { type: 'path', path: '/?age=1', push: false },
      { type: 'path', path: '/?age=20', push: true },
    ])
    expect(app.store.getSnapshot().path).toBe('/?age=20')
  })

  it('agree after both have changed the path at once: the app’s own is kept until the shell has it', async () => {
    const { app, connection, clock } = await connected()
    app.setPath('/labs')
    connection.setShell({ ...state, theme: 'dark' })
    await clock.advance(0)
    expect(app.store.getSnapshot()).toMatchObject({ theme: 'dark', path: '/labs' })
    connection.setShell({ ...state, path: '/back' })
    await clock.advance(1000)
    expect(app.store.getSnapshot().path).toBe('/back')
  })

  it('know of a refused call, and of the new sign-in', async () => {
    const { app, connection, requests, clock } = await connected()
    let again = 0
    const stop = app.onSignedInAgain(() => (again += 1))
    app.reportUnauthorized()
    await clock.advance(0)
    expect(requests).toEqual([{ type: 'unauthorized' }])
    connection.signedInAgain()
    await clock.advance(0)
    stop()
    connection.signedInAgain()
    await clock.advance(0)
    expect(again).toBe(1)
  })

  it.each([
    [{ key: 'k', ctrlKey: true }, 'palette'],
    [{ key: 'K', metaKey: true }, 'palette'],
    [{ key: 'Ï', code: 'KeyF', altKey: true, shiftKey: true }, 'fullScreen'],
    [{ key: 'k' }, null],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, null],
  ])('hand on keys that belong to the shell: %o', async (init, shortcut) => {
    const { app, requests, clock, windowOfApp } = await connected()
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      code: '',
      ...init,
    })
    windowOfApp.dispatchEvent(event)
    await clock.advance(0)
    expect(requests).toEqual(shortcut === null ? [] : [{ type: 'shortcut', shortcut }])
    expect(event.defaultPrevented).toBe(shortcut !== null)
    app.close()
  })
})

describe('promise 121: strangers', () => {
  it('a page that is in no frame has no shell', async () => {
    const { addEventListener } = new EventTarget()
    const page: { parent: unknown; addEventListener: unknown } = { parent: null, addEventListener }
    page.parent = page
    expect(await connectToShell({ origin: origins.shell, window: page as never })).toBeNull()
  })

  it('a page of another origin around the app is told nothing, and is not believed', async () => {
    const { frame, clock, connection, connecting } = start({ origin: 'https://other.example' })
    frame.postMessage(sealed({ type: 'state', state: { ...state, theme: 'dark' } }), origins.app)
    await clock.advance(10_000)
    expect(await connecting).toBeNull()
    expect(connection.store.getSnapshot().status).toBe('unreachable')
  })

  it('a shell may have one of several origins', async () => {
    const { connecting } = start({ origin: ['https://test.platform.example', origins.shell] })
    expect((await connecting)?.store.getSnapshot()).toEqual(state)
  })

  it.each(['/', ':443', '/apps/?x=1', 'upper'])(
    'an origin may be written with %s',
    async (more) => {
      const written = (origin: string) => (more === 'upper' ? origin.toUpperCase() : origin + more)
      const { connecting } = start(
        { origin: ['https://test.platform.example', written(origins.shell)] },
        written(origins.app),
      )
      expect((await connecting)?.store.getSnapshot()).toEqual(state)
    },
  )

  it.each(['', 'platform.example', '/apps', 'data:text/html,x'])(
    'what is no origin is refused at once: %j',
    (origin) => {
      const words = `origin is ${JSON.stringify(origin)}. It must be an origin`
      expect(() => start({ origin: [origins.shell, origin] })).toThrow(words)
      expect(() => start({}, origin)).toThrow(words)
    },
  )

  it('a shell never has an opaque origin, which a sandboxed app may have', () => {
    expect(() => start({ origin: 'null' })).toThrow('origin is "null". It must be an origin')
    expect(() => start({}, 'null')).not.toThrow()
  })

  it.each([
    ['no state', { type: 'state' }],
    ['another theme', { type: 'state', state: { ...state, theme: 'pink' } }],
    ['a dataset without a name', { type: 'state', state: { ...state, dataset: { id: 'osier' } } }],
    ['a path of another host', { type: 'state', state: { ...state, path: '//evil.example' } }],
    ['another type', { type: 'navigate', state }],
  ])('the app does not take %s', async (_what, message) => {
    const { app, frame, clock } = await connected()
    frame.postMessage({ ...sealed({ type: 'hello' }), ...message }, origins.app)
    await clock.advance(0)
    expect(app.store.getSnapshot()).toEqual(state)
  })

  it('what the shell does not take is logged once by its kind', async () => {
    const { parent, said, clock } = await connected()
    parent.postMessage('hello', origins.shell)
    parent.postMessage('again', origins.shell)
    await clock.advance(0)
    expect(said).toEqual(['A message of the app at https://app.example was not taken (message)'])
  })
})

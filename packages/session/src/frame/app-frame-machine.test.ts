import { describe, expect, it } from 'vitest'
import { newAppFrame, transition, type AppFrameEvent } from './app-frame-machine.ts'
import { longest, sealed, type AppMessage, type ShellState } from './frame-messages.ts'

const origin = 'https://survival.example'
const shell: ShellState = {
  dataset: { id: 'osier', displayName: 'Osier Genomics' },
  theme: 'light',
  language: 'en',
  path: '/curves?arm=a',
}
const facts = { origin, shell, nowMs: 0 }
const from = (data: unknown, more: { origin?: string; isFromFrame?: boolean } = {}) =>
  ({ type: 'received', origin, isFromFrame: true, data, ...more }) as const
const says = (message: AppMessage) => from(sealed(message))
const run = (events: readonly AppFrameEvent[], start = newAppFrame(0)) =>
  events.reduce((before, event) => transition(before.state, event, facts), {
    state: start,
    effects: [],
  } as ReturnType<typeof transition>)
const hello = says({ type: 'hello' })

describe('the app in a frame', () => {
  it('is told the state when it says hello, each time', () => {
    const { state, effects } = run([hello])
    expect(effects).toEqual([{ type: 'send', message: { type: 'state', state: shell } }])
    expect(state.status).toBe('connected')
    const left = run([says({ type: 'unsaved', unsaved: true }), hello], state)
    expect(left.effects).toEqual(effects)
    expect(left.state.hasUnsavedWork).toBe(false)
  })

  it('cannot be reached where it does not say hello in time, and can once it does', () => {
    expect(run([{ type: 'timedOut' }]).state.status).toBe('unreachable')
    expect(run([{ type: 'timedOut' }, hello]).state.status).toBe('connected')
    expect(run([hello, { type: 'timedOut' }]).state.status).toBe('connected')
    const again = run([{ type: 'timedOut' }, { type: 'retried' }])
    expect(again.state.status).toBe('waiting')
    expect(again.effects).toEqual([{ type: 'startTimer' }])
  })

  it.each([
    ['its title', { type: 'title', title: ' Curves ' }, { title: 'Curves' }],
    ['no title', { type: 'title', title: ' ' }, { title: null }],
    ['unsaved work', { type: 'unsaved', unsaved: true }, { hasUnsavedWork: true }],
  ] as const)('says %s', (_what, message, expected) => {
    expect(run([hello, says(message)]).state).toMatchObject(expected)
  })

  it.each([
    { type: 'shortcut', shortcut: 'palette' },
    { type: 'shortcut', shortcut: 'fullScreen' },
    { type: 'unauthorized' },
  ] as const)('asks the shell: %o', (request) => {
    expect(run([hello, says(request)]).effects).toEqual([{ type: 'ask', request }])
  })

  it('says its path, which the shell repeats to it alone', () => {
    const request = { type: 'path', path: '/labs', push: true } as const
    const told = { ...shell, path: '/labs' }
    const { state, effects } = run([hello, says(request)])
    expect(effects).toEqual([
      { type: 'ask', request },
      { type: 'send', message: { type: 'state', state: told } },
    ])
    const mirrored = { ...facts, shell: told }
    expect(transition(state, { type: 'shellChanged' }, mirrored).effects).toEqual([])
  })

  it.each([
    ['path', { path: '/other' }],
    ['theme', { theme: 'dark' }],
    ['language', { language: 'ar' }],
    ['dataset', { dataset: null }],
  ] as const)('is told a change of the %s, once', (_what, change) => {
    const changed = { ...facts, shell: { ...shell, ...change } }
    const { state, effects } = transition(run([hello]).state, { type: 'shellChanged' }, changed)
    expect(effects).toEqual([{ type: 'send', message: { type: 'state', state: changed.shell } }])
    expect(transition(state, { type: 'shellChanged' }, changed).effects).toEqual([])
  })

  it('is told nothing before its hello', () => {
    const dark = { ...facts, shell: { ...shell, theme: 'dark' } as const }
    expect(transition(newAppFrame(0), { type: 'shellChanged' }, dark).effects).toEqual([])
    expect(run([{ type: 'signedInAgain' }]).effects).toEqual([])
    expect(run([hello, { type: 'signedInAgain' }]).effects).toEqual([
      { type: 'send', message: { type: 'signedInAgain' } },
    ])
  })
})

describe('promise 121: what is not taken', () => {
  const title = { type: 'title', title: 'Stolen' } as const
  it.each([
    ['another window', from(sealed(title), { isFromFrame: false }), []],
    ['another origin', from(sealed(title), { origin: 'https://evil.example' }), ['origin']],
    ['an opaque origin', from(sealed(title), { origin: 'null' }), ['origin']],
    ['no message', from('hello'), ['message']],
    ['null', from(null), ['message']],
    ['another version', from({ ...title, protocol: 'vestibule.frame.2' }), ['message']],
    ['an unknown type', from({ ...sealed(title), type: 'eval' }), ['message']],
    ['a title that is none', from({ ...sealed(title), title: 7 }), ['message']],
    ['a title too long', says({ ...title, title: 'x'.repeat(longest.title + 1) }), ['message']],
    [
      'a path of another host',
      says({ type: 'path', path: '//evil.example', push: false }),
      ['message'],
    ],
    [
      'a path with a backslash',
      says({ type: 'path', path: '/\\evil.example', push: false }),
      ['message'],
    ],
    ['a relative path', says({ type: 'path', path: 'javascript:x', push: false }), ['message']],
    [
      'a path too long',
      says({ type: 'path', path: `/${'x'.repeat(longest.path)}`, push: false }),
      ['message'],
    ],
    [
      'another shortcut',
      from({ ...sealed(title), type: 'shortcut', shortcut: 'quit' }),
      ['message'],
    ],
  ] as const)('%s', (_what, event, reasons) => {
    const { state, effects } = run([hello])
    const after = transition(state, event, facts)
    expect(after.effects).toEqual(reasons.map((reason) => ({ type: 'refuse', reason })))
    expect(after.state).toMatchObject({ title: null, told: state.told })
    expect(effects).toHaveLength(1)
  })

  it('what comes before hello', () => {
    expect(run([says(title)])).toMatchObject({
      state: { title: null },
      effects: [{ type: 'refuse', reason: 'message' }],
    })
  })

  it('a flood, until it has been quiet for a while', () => {
    const many = Array.from({ length: 60 }, () => says(title))
    const { state, effects } = run([hello, ...many])
    expect(effects).toEqual([{ type: 'refuse', reason: 'flood' }])
    const unsaved = says({ type: 'unsaved', unsaved: true })
    const soon = transition(state, unsaved, { ...facts, nowMs: 100 })
    expect(soon.state.hasUnsavedWork).toBe(false)
    const later = transition(state, unsaved, { ...facts, nowMs: 1000 })
    expect(later.state.hasUnsavedWork).toBe(true)
  })
})

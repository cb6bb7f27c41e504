import { createFakeClock } from '@vestibule/session/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hour, minute } from '../internal/session-world.ts'
import { appFrameName } from '../frame/frame-name.ts'
import type { Answer } from './app-session.ts'
import { noticeTag } from './notice-element.ts'
import { startPageScript, type PageScript } from './page-script.ts'
import { scriptTexts } from './script-texts.ts'

const start = Date.UTC(2026, 0, 5, 9)
const ada = { id: 'ada', name: 'Ada Lindqvist' }
const tomas = { id: 'tomas', name: 'Tomas Reyes' }

let running: PageScript | null = null
let frame: HTMLIFrameElement | null = null
afterEach(() => {
  running?.stop()
  frame?.remove()
  localStorage.clear()
})

/** Makes an object of a frame take an AbortSignal of the window around the frame, which jsdom refuses there. */
function takeOurSignals(target: EventTarget) {
  const { addEventListener } = target
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener)
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => target.removeEventListener(type, listener))
  }
}

interface Given {
  readonly app?: string | null
  readonly user?: null
  /** Name of the frame around the page. */
  readonly name?: string
}

/**
 * Opens a page that uses the session script, in a frame and so with a window of its own. A fake server answers as the
 * test says.
 */
async function open(given: Given = {}) {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const window = frame.contentWindow as Window & typeof globalThis
  window.name = given.name ?? ''
  takeOurSignals(window)
  takeOurSignals(window.document)
  const clock = createFakeClock(start)
  const log: string[] = []
  const asked: string[] = []
  const server = {
    status: 200,
    user: given.user === null ? null : ada,
    actingFor: null as { id: string; name: string } | null,
    endsAt: start + 3 * hour,
    locksAt: null as number | null,
    language: 'en' as string | null,
    body: undefined as unknown,
  }
  const ask = async (address: string): Promise<Answer> => {
    asked.push(address)
    const { user, actingFor, endsAt, language, locksAt } = server
    const status = locksAt !== null && clock.now() >= locksAt ? 401 : server.status
    const ends_at = user && new Date(endsAt).toISOString()
    const locks_at = locksAt && new Date(locksAt).toISOString()
    const data = { user, acting_for: actingFor, ends_at, locks_at }
    const headers: Record<string, string | null> = {
      'Content-Language': language,
      Date: new Date(clock.now()).toUTCString(),
    }
    const body = server.body === undefined ? { result: { data } } : server.body
    return { status, body, header: (name) => headers[name] ?? null }
  }
  const options = {
    window,
    app: given.app ?? null,
    ask,
    clock,
    log: (text: string) => log.push(text),
  }
  const script = startPageScript(options)
  running = script
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await settle()
  }
  await advance(0)
  const root = () => window.document.querySelector(noticeTag)?.shadowRoot ?? null
  const card = () => root()?.querySelector('section') ?? null
  const shown = () => (card()?.hidden === false ? card()?.querySelector('h2')?.textContent : null)
  const action = () => card()?.querySelector<HTMLElement>('div > *') ?? null
  /** The user comes back to the tab. */
  const comeBack = async () => {
    window.document.dispatchEvent(new window.Event('visibilitychange'))
    await advance(0)
  }
  const said = (role: 'status' | 'alert') => root()?.querySelector(`[role=${role}]`)?.textContent
  const another = () => startPageScript(options)
  return {
    window,
    server,
    asked,
    log,
    script,
    advance,
    root,
    shown,
    card,
    action,
    comeBack,
    said,
    another,
  }
}

describe('session.js on a page', () => {
  it('adds nothing until the last hour, then says how much is left, in words and for screen readers', async () => {
    const { window, advance, shown, said, action } = await open()
    await advance(2 * hour - minute)
    expect(window.document.body.innerHTML).toBe('')
    await advance(minute)
    expect(shown()).toBe('Your session will be expiring in 60 minutes')
    await advance(1000)
    expect(said('status')).toBe('Your session will be expiring in 60 minutes')
    expect(action()?.getAttribute('target')).toBe('_blank')
    await advance(30 * minute)
    expect(shown()).toBe('Your session will be expiring in 30 minutes')
    expect(said('status')).toBe('Your session will be expiring in 30 minutes')
    await advance(minute)
    expect(said('status')).toBe('Your session will be expiring in 30 minutes')
    expect(window.document.activeElement).toBe(window.document.body)
  })

  it.each([
    [null, '/.vestibule/enter?to=/.vestibule/signed-in'],
    ['/live/', '/auth/unlock?next=/.vestibule/signed-in'],
  ])('covers a page that nobody uses, and uncovers it as it was: %s', async (app, address) => {
    const { server, window, advance, root, shown, action, comeBack } = await open({ app })
    const pressed = new window.KeyboardEvent('keydown', { key: 'a' })
    server.locksAt = start + 15 * minute
    await comeBack()
    await advance(14 * minute)
    // A script has caused this event, so it does not count as use.
    window.dispatchEvent(pressed)
    expect(shown()).toBeNull()
    await advance(2 * minute)
    expect(shown()).toBe('Session locked')
    expect(root()?.querySelector('dialog')?.contains(action())).toBe(true)
    expect(action()?.getAttribute('href')).toBe(address)
    server.locksAt = start + hour
    await comeBack()
    expect(shown()).toBeNull()
    expect(root()?.querySelector('dialog section')).toBeNull()
  })

  it('keeps a page covered whose locked session ends, or is another’s', async () => {
    const { server, advance, root, shown, comeBack } = await open()
    server.locksAt = start + 15 * minute
    await comeBack()
    await advance(16 * minute)
    server.user = tomas
    server.locksAt = null
    await comeBack()
    expect(shown()).toBe('Someone else has signed in')
    expect(root()?.querySelector('dialog section')).not.toBeNull()
    server.user = null
    await comeBack()
    expect(shown()).toBe('User Session Expired')
    expect(root()?.querySelector('dialog section')).not.toBeNull()
  })

  it('says that the session has ended, and goes on after a sign-in, as the same page', async () => {
    const { server, window, advance, shown, said, comeBack } = await open()
    server.user = null
    await advance(3 * hour + 1000)
    expect(shown()).toBe('User Session Expired')
    await advance(1000)
    expect(said('alert')).toContain('Your unsaved work stays on this page.')
    server.user = ada
    server.endsAt += 8 * hour
    await comeBack()
    await advance(1)
    expect(shown()).toBeNull()
    expect(said('status')).toBe('Login Successful')
    expect(window.document.querySelectorAll(noticeTag)).toHaveLength(1)
  })

  it('says who is signed in now, and loads nothing by itself', async () => {
    const { server, shown, card, action, comeBack, advance } = await open()
    server.user = tomas
    await comeBack()
    await advance(minute)
    expect(shown()).toBe('Someone else has signed in')
    expect(card()?.querySelector('bdi')?.textContent).toBe(tomas.name)
    expect(action()?.textContent).toBe('Reload and discard')
    server.user = ada
    await comeBack()
    expect(shown()).toBeNull()
    server.actingFor = { id: 'calder', name: 'Calder Clinic' }
    await comeBack()
    expect(shown()).toBe('You act for another customer now')
    expect(card()?.querySelector('bdi')?.textContent).toBe('Calder Clinic')
  })

  it('says nothing on a page of a visitor, who has no session that could end', async () => {
    const { window, server, advance, comeBack } = await open({ user: null })
    await advance(4 * hour)
    await comeBack()
    expect(window.document.body.innerHTML).toBe('')
    server.user = tomas
    await comeBack()
    expect(window.document.body.innerHTML).toBe('')
  })

  it('a closed warning stays closed; the end closes until the person comes back', async () => {
    const { server, card, shown, advance, comeBack } = await open()
    await advance(2 * hour + minute)
    const close = () => card()?.querySelector<HTMLElement>('section > button')?.click()
    close()
    expect(shown()).toBeNull()
    await comeBack()
    expect(shown()).toBeNull()
    server.user = null
    await advance(hour)
    expect(shown()).toBe('User Session Expired')
    close()
    expect(shown()).toBeNull()
    await comeBack()
    expect(shown()).toBe('User Session Expired')
  })

  it('speaks the language of the answer, from right to left too', async () => {
    const { server, card, comeBack, shown, advance } = await open()
    server.language = 'ar'
    await comeBack()
    await advance(2 * hour + 58 * minute)
    expect(shown()).toBe(scriptTexts['ar']?.timeLeft.two)
    expect([card()?.lang, card()?.dir]).toEqual(['ar', 'rtl'])
  })

  it.each([
    [null, '/.vestibule/session/'],
    ['/survival/', '/auth_api/v1/gate/survival/session/'],
    ['team/survival', '/auth_api/v1/gate/team%2Fsurvival/session/'],
  ])('of %s asks %s', async (app, address) => {
    const { asked } = await open({ app })
    expect(asked).toEqual([address])
  })

  it.each([404, 403])('asks no more where %s says that there is no platform', async (status) => {
    const { server, asked, advance, comeBack } = await open()
    server.status = status
    server.body = null
    await comeBack()
    const { length } = asked
    await advance(4 * hour)
    await comeBack()
    expect(asked).toHaveLength(length)
  })

  it.each([null, {}, { result: null }, { result: { data: { user: ada, ends_at: 'soon' } } }, 'x'])(
    'asks again after an answer that is none: %j',
    async (body) => {
      const { server, shown, advance, comeBack, log } = await open()
      server.body = body
      await comeBack()
      expect(shown()).toBeNull()
      expect(log).toEqual(['Failed to ask how the session stands'])
      server.body = undefined
      await advance(2 * hour)
      expect(shown()).toContain('60 minutes')
    },
  )

  it('is silent where the shell around it warns, or a page of this origin with the script', async () => {
    const inShell = await open({ name: appFrameName })
    inShell.server.user = null
    await inShell.comeBack()
    expect(inShell.shown()).toBeNull()
    running?.stop()
    const inside = await open()
    vi.spyOn(window.customElements, 'get').mockReturnValue(HTMLElement)
    inside.server.user = null
    await inside.comeBack()
    expect(inside.shown()).toBeNull()
  })

  it('runs once, however often it is loaded', async () => {
    const { another } = await open()
    expect(another()).toBeNull()
  })
})

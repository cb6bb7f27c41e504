import { refuse } from '@vestibule/api-client/testing'
import { appFrameName } from '@vestibule/session/frame'
import { screen, waitFor, within } from '@testing-library/react'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appEntry, datasetEntry } from '../testing/entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import type { RenderShellOptions } from '../testing/test-shell.tsx'
import { sandboxOf } from './app-frame.tsx'

const origin = 'https://survival.example'
const framed = appEntry('Survival', ['Clinical/Cohorts'], {
  dataset_dependent: true,
  description: 'Curves of any endpoint.',
  mount: { kind: 'frame', src: `${origin}/`, allow: ['fullscreen', 'clipboard-write'] },
})
const entries = [
  framed,
  appEntry('Signals', ['Discover'], { dataset_dependent: false }),
  datasetEntry('Osier Genomics', ['Lab Tests']),
]

afterEach(() => vi.restoreAllMocks())

/** Opens the app in a frame. Messages from the frame are dispatched by hand, because jsdom gives them no origin. */
async function openApp(path = '/dv/osier_genomics/survival', options: RenderShellOptions = {}) {
  const view = renderShell(path, { handlers: { listResources: entries }, ...options })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Survival')
  const told: unknown[] = []
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((message: unknown) =>
    told.push(message)) as never)
  const say = (message: object, from = origin) =>
    act(async () => {
      const data = { protocol: 'vestibule.frame.1', ...message }
      const source = frame.contentWindow
      window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))
    })
  return { ...view, frame, told, say }
}
const hello = { type: 'hello' }
const bar = () => within(screen.getByRole('banner'))

describe('an app in a frame', () => {
  it('promise 121: has a sandbox, the features of its mount, and no more', async () => {
    const { frame } = await openApp()
    expect(frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-downloads allow-popups allow-modals ' +
        'allow-popups-to-escape-sandbox allow-same-origin',
    )
    expect(frame).toHaveAttribute('allow', 'fullscreen; clipboard-write')
    expect(sandboxOf('/apps/survival/')).not.toMatch(/same-origin|escape/)
  })

  it('has the name by which session.js leaves the warnings to the shell', async () => {
    const { frame } = await openApp()
    expect(frame).toHaveAttribute('name', appFrameName)
  })

  it('is shown once it has said hello, and is told dataset, theme, language and path', async () => {
    const { frame, told, say } = await openApp('/dv/osier_genomics/survival/arms?x=1&doc=a#y')
    expect(screen.getByText('Opening Survival')).toBeVisible()
    expect(frame).toHaveAttribute('inert')
    await say(hello)
    expect(frame).not.toHaveAttribute('inert')
    expect(told).toEqual([
      {
        protocol: 'vestibule.frame.1',
        type: 'state',
        state: {
          dataset: { id: 'osier_genomics', displayName: 'Osier Genomics' },
          theme: 'light',
          language: 'en',
          path: '/arms?x=1#y',
        },
      },
    ])
    expect(bar().getByRole('heading', { level: 1 })).toHaveTextContent('Survival')
  })

  it('stays connected where React mounts twice, as it does in development', async () => {
    const { frame, say } = await openApp('/dv/osier_genomics/survival', { strict: true })
    await say(hello)
    expect(frame).not.toHaveAttribute('inert')
  })

  it('puts its title and its path into those of the page, and follows Back', async () => {
    const { told, say } = await openApp()
    await say(hello)
    await say({ type: 'title', title: 'Two arms' })
    await say({ type: 'path', path: '/arms?x=a,b', push: true })
    expect(document.title).toBe('Two arms · Survival · Vestibule')
    expect(window.location.href).toContain('/dv/osier_genomics/survival/arms?x=a,b')
    told.length = 0
    act(() => window.history.back())
    await waitFor(() => expect(told).toMatchObject([{ type: 'state', state: { path: '/' } }]))
  })

  it('is told of another theme', async () => {
    const { told, say, shell } = await openApp()
    await say(hello)
    act(() => shell.theme.choose('dark'))
    expect(told.at(-1)).toMatchObject({ state: { theme: 'dark' } })
    act(() => shell.theme.choose('system'))
  })

  it('promise 121: is not believed from another origin', async () => {
    const { frame, say } = await openApp()
    await say(hello, 'https://evil.example')
    expect(frame).toHaveAttribute('inert')
  })

  it('cannot be reached after 10 seconds: it says so, and tries again', async () => {
    const clock = createFakeClock(Date.now())
    const { user } = await openApp('/dv/osier_genomics/survival', { clock })
    await act(() => clock.advance(10_000))
    const heading = screen.getByRole('heading', { level: 2, name: 'Survival cannot be reached' })
    expect(heading).toHaveFocus()
    expect(screen.getByText(/^survival\.example · /)).toBeVisible()
    expect(screen.getByRole('link', { name: /Open in a new tab/ })).toHaveAttribute(
      'href',
      `${origin}/`,
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Opening Survival')).toBeVisible()
  })

  it('lets the session be asked when a call of it was refused', async () => {
    const { say, transport } = await openApp()
    await say(hello)
    const asked = transport.callsTo('getSessionValidity').length
    await say({ type: 'unauthorized' })
    await waitFor(() =>
      expect(transport.callsTo('getSessionValidity').length).toBeGreaterThan(asked),
    )
  })

  it('enters and leaves full screen by the key of the shell', async () => {
    const { say } = await openApp()
    await say(hello)
    await say({ type: 'shortcut', shortcut: 'fullScreen' })
    expect(screen.getByRole('banner')).toHaveAttribute('data-full-screen')
    expect(screen.getByRole('button', { name: 'Show the app bar' })).toBeInTheDocument()
    await say({ type: 'shortcut', shortcut: 'fullScreen' })
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-full-screen')
  })

  it('has a menu: what it is, a link to the view, load again', async () => {
    const { user, frame, say } = await openApp()
    await say(hello)
    await user.click(bar().getByRole('button', { name: 'Survival' }))
    const menu = await screen.findByRole('menu')
    expect(menu).toHaveTextContent('Curves of any endpoint.')
    expect(within(menu).getByRole('menuitem', { name: 'All apps' })).toHaveAttribute(
      'href',
      '/dv/osier_genomics/',
    )
    await user.click(within(menu).getByRole('menuitem', { name: 'Load again' }))
    expect(screen.getByTitle('Survival')).not.toBe(frame)
    expect(screen.getByText('Opening Survival')).toBeVisible()
  })
})

describe('the menu of an app in a frame', () => {
  const item = async ({ user }: Awaited<ReturnType<typeof openApp>>, name: string) => {
    await user.click(bar().getByRole('button', { name: 'Survival' }))
    return screen.findByRole('menuitem', { name })
  }

  it('pins the app to home and unpins it', async () => {
    const stored = ['signals']
    const view = await openApp(undefined, {
      handlers: {
        listResources: entries,
        listPins: () => [...stored],
        savePins: ({ body }) => stored.splice(0, 9, ...body.apps) && [...stored],
      },
    })
    await view.say(hello)
    await view.user.click(await item(view, 'Pin to home'))
    await waitFor(() => expect(stored).toEqual(['signals', 'survival']))
    await view.user.click(await item(view, 'Unpin'))
    await waitFor(() => expect(stored).toEqual(['signals']))
    expect(await item(view, 'Pin to home')).toBeVisible()
  })

  it('says so where that is not saved, and has no pin while the pins are not known', async () => {
    const view = await openApp(undefined, {
      handlers: { listResources: entries, savePins: refuse('server_error') },
    })
    await view.say(hello)
    await view.user.click(await item(view, 'Pin to home'))
    expect(await screen.findAllByText(/Something went wrong|was not saved/)).not.toHaveLength(0)
    expect(await item(view, 'Pin to home')).toBeVisible()
    view.unmount()
    const unknown = await openApp(undefined, {
      handlers: { listResources: entries, listPins: refuse('server_error') },
    })
    await unknown.say(hello)
    await item(unknown, 'Load again')
    expect(screen.queryByRole('menuitem', { name: 'Pin to home' })).not.toBeInTheDocument()
  })
})

describe('unsaved work of an app in a frame', () => {
  async function withUnsavedWork() {
    const view = await openApp()
    await view.say(hello)
    await view.say({ type: 'unsaved', unsaved: true })
    return view
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Leave Survival?' })

  it('is marked in the bar, and the browser asks before it closes the page', async () => {
    const { shell, say } = await withUnsavedWork()
    expect(bar().getByRole('button', { name: 'Survival Unsaved changes' })).toBeVisible()
    expect(shell.session.hasUnsavedWork()).toBe(true)
    await say({ type: 'unsaved', unsaved: false })
    expect(shell.session.hasUnsavedWork()).toBe(false)
  })

  it('is kept when the user stays', async () => {
    const { user, shell } = await withUnsavedWork()
    await user.click(bar().getByRole('link', { name: 'Vestibule, home' }))
    await question()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/dv/osier_genomics/survival')
    expect(shell.session.hasUnsavedWork()).toBe(true)
  })

  it('is left behind when the user says so', async () => {
    const { user, shell } = await withUnsavedWork()
    await user.click(bar().getByRole('link', { name: 'Vestibule, home' }))
    await question()
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('searchbox')).toBeVisible()
    expect(window.location.pathname).toBe('/dv/osier_genomics/')
    expect(shell.session.hasUnsavedWork()).toBe(false)
  })

  it('is asked about before signing out', async () => {
    const { user, transport } = await withUnsavedWork()
    await user.click(await bar().findByRole('button', { name: 'Inès Okafor', expanded: false }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await question()
    expect(transport.callsTo('logout')).toEqual([])
  })

  it('is asked about on Back, which does not happen before', async () => {
    window.history.replaceState(null, '', '/dv/osier_genomics/')
    const view = renderShell('/dv/osier_genomics/', { handlers: { listResources: entries } })
    await view.user.click(await screen.findByRole('link', { name: /Survival/ }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Survival')
    const say = (message: object) =>
      act(async () => {
        const data = { protocol: 'vestibule.frame.1', ...message }
        const source = frame.contentWindow
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
      })
    await say(hello)
    await say({ type: 'unsaved', unsaved: true })
    act(() => window.history.back())
    await question()
    await waitFor(() => expect(window.location.pathname).toBe('/dv/osier_genomics/survival/'))
    expect(screen.getByTitle('Survival')).toBe(frame)
    await view.user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dv/osier_genomics/'))
  })
})

describe('an app with a page of its own', () => {
  const own = appEntry('Notes Search', ['Clinical'], {
    dataset_dependent: false,
    mount: { kind: 'page' },
  })

  it('is opened from its card by a full navigation', async () => {
    const { user, left } = renderShell('/', { handlers: { listResources: [own] } })
    await user.click(await screen.findByRole('link', { name: /^Notes Search/ }))
    expect(left).toEqual(['/notes-search/'])
  })

  it('is said to be missing where the shell was sent in its place, without loading it in a circle', async () => {
    const { left } = renderShell('/notes-search/', { handlers: { listResources: [own] } })
    const heading = 'Notes Search does not answer at this address'
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(left).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { paths } from '@vestibule/app-kit/auth-paths'
import { accounts } from './accounts.ts'
import { actSignedIn, answer, actLinked } from './stubs.ts'

const contract = new URL('../../../packages/api-client/', import.meta.url)
const { vectors } = JSON.parse(
  readFileSync(new URL('safe-next-vectors.json', contract), 'utf8'),
) as { vectors: { next: unknown; expected: string; allowedOrigins?: string[] }[] }
const hostile = vectors.flatMap(({ next, expected }) =>
  typeof next === 'string' && expected === '/' && next !== '/' ? [next] : [],
)
const malformed = ['/%', '/%E0%A4%A', '/\uD800', '%%%', `/${'a'.repeat(8192)}`, '//'.repeat(2000)]

/** Collects requests to other origins, and dialogs. The hosts of the other origins do not exist. */
function watchDepartures(page: Page, { origin }: App): string[] {
  const departures: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) departures.push(request.url())
  })
  page.on('dialog', async (dialog) => {
    departures.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  return departures
}

interface Opened {
  readonly address: string
  /** The addresses to which the app tried to navigate. `openInPlace` stops these navigations. */
  readonly leftFor: readonly string[]
  /** The page's links to other origins. */
  readonly foreignLinks: readonly string[]
  readonly origin: string
}

/**
 * Opens addresses one after another by changing the history of the loaded page, which is much
 * faster than loading each one. Another screen is shown in between, so that each flow begins again.
 */
async function openInPlace(
  page: Page,
  addresses: readonly string[],
  until: 'it is shown' | 'it is left',
): Promise<Opened[]> {
  return page.evaluate(
    async ([all, awaited]) => {
      const leftFor: string[] = []
      const hold = (event: NavigateEvent) => {
        if (event.destination.sameDocument) return
        event.preventDefault()
        leftFor.push(event.destination.url)
      }
      const open = (to: string) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }
      const wait = async (what: string, isSo: () => boolean) => {
        for (const end = performance.now() + 60_000; !isSo();) {
          if (performance.now() > end) throw new Error(`${what}: ${location.href}`)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
      const isNowhere = () =>
        [...document.querySelectorAll('h1')].some((one) => one.textContent === 'Page Not Found')
      navigation.addEventListener('navigate', hold)
      const opened = []
      for (const address of all) {
        await wait('not shown', () => {
          // The screen that was open before may still lead on by itself.
          if (location.pathname !== '/auth/nowhere') open('/auth/nowhere')
          return isNowhere()
        })
        leftFor.length = 0
        open(address)
        const isOpen = () => !isNowhere() && document.querySelector('main') !== null
        await wait(awaited, awaited === 'it is left' ? () => leftFor.length > 0 : isOpen)
        const foreignLinks = [...document.querySelectorAll('a[href], form[action], [formaction]')]
          .flatMap((one) => ['href', 'action', 'formaction'].map((name) => one.getAttribute(name)))
          .filter((value) => value !== null)
          .filter((value) => new URL(value, location.href).origin !== location.origin)
        opened.push({ address, leftFor: [...leftFor], foreignLinks, origin: location.origin })
      }
      navigation.removeEventListener('navigate', hold)
      return opened
    },
    [addresses, until] as const,
  )
}

const addressOf = (path: string, next: string, more: Record<string, string> = {}) =>
  `/auth${path}?${new URLSearchParams({ ...more, next }).toString()}`

test('promises 1 to 3: no next leads away from any route', async ({ page, app }) => {
  const departures = watchDepartures(page, app)
  for (const [turn, path] of Object.values(paths).entries()) {
    const addresses = [...hostile, ...malformed]
      .filter((_, index) => index % 8 === turn % 8)
      .map((next) => addressOf(path, next, { email: accounts.ines.email, type: '1' }))
    await page.goto(addresses[0] ?? '')
    await expect(page.getByRole('main')).toBeVisible()
    const opened = await openInPlace(page, addresses, 'it is shown')
    expect(opened).toHaveLength(addresses.length)
    for (const { address, leftFor, foreignLinks, origin } of opened) {
      expect(
        [...foreignLinks, ...leftFor.filter((url) => !url.startsWith(app.origin))],
        address,
      ).toEqual([])
      expect(origin, address).toBe(app.origin)
    }
  }
  expect(departures).toEqual([])
})

test('promises 1 to 3: who is signed in is taken nowhere else by any next', async ({
  page,
  app,
}) => {
  const departures = watchDepartures(page, app)
  await page.route(
    (url) => url.origin === app.origin && !/^\/(auth|auth_api)\//.test(url.pathname),
    (route) => route.fulfill({ body: 'arrived' }),
  )
  await app.signIn(page, accounts.ada)
  const addresses = [...hostile, ...malformed].map((next) => addressOf(paths.home, next))
  // Every thirtieth address is also opened by loading the page.
  for (const address of addresses.filter((_, index) => index % 30 === 0)) {
    await page.goto(address)
    await expect(page.getByText('arrived')).toBeVisible()
    expect(new URL(page.url()).origin, address).toBe(app.origin)
  }
  await page.goto('/auth/nowhere')
  const opened = await openInPlace(page, addresses, 'it is left')
  expect(opened).toHaveLength(addresses.length)
  for (const { address, leftFor } of opened) {
    expect(
      leftFor.map((url) => new URL(url).origin),
      address,
    ).toEqual([app.origin])
  }
  expect(departures).toEqual([])
})

test('no next leads back into the sign-in, with or without a session', async ({ page, app }) => {
  const loops = ['/auth/', '/auth/eula', '/auth/signin', '/%61uth/signin', '/dv/../auth/eula?a=b']
  for (const path of [paths.home, paths.start]) {
    await page.goto(addressOf(path, '/auth/signin'))
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  }
  await app.signIn(page, accounts.ada)
  await page.goto('/auth/nowhere')
  for (const path of [paths.home, paths.eula]) {
    const addresses = loops.map((next) => addressOf(path, next))
    for (const { address, leftFor } of await openInPlace(page, addresses, 'it is left')) {
      expect(leftFor, address).toEqual([`${app.origin}/`])
    }
  }
})

const foreign = [
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
]
const redirectUrl = (url: string) => ({ redirect_url: url })

/**
 * For each response that contains an address: makes the server answer with `url` as the address,
 * and does what makes the app use it.
 */
const answersWithAddress: Record<string, (page: Page, url: string) => Promise<void>> = {
  async 'the start of a sign-in'(page, url) {
    await answer(page, 'POST login/', { sign_in_method: 'password', ...redirectUrl(url) })
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(accounts.ines.email)
    await page.keyboard.press('Enter')
    // The app ignores the unsafe address. The method alone leads to no screen, so an error is
    // shown.
    await expect(page.getByText('Something went wrong. Try again later.')).toBeVisible()
  },
  async 'a password'(page, url) {
    await answer(page, 'POST accounts/login/', redirectUrl(url))
    await answer(page, 'POST accounts/login/redirect/', redirectUrl(url))
    await page.goto(`/auth/signin/password?email=${accounts.ada.email}`)
    await page.getByLabel('Password', { exact: true }).fill('anything')
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
  },
  async 'a sign-in link'(page, url) {
    await actLinked(page)
    await answer(page, 'POST accounts/login/apitoken/', redirectUrl(url))
    await answer(page, 'POST accounts/login/redirect/', redirectUrl(url))
    await page.goto('/auth/signin?authcode=anything')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  },
  async 'the choice of a customer'(page, url) {
    await actSignedIn(page)
    await answer(page, 'GET accounts/impersonate/organizations/', [{ id: 'a', name: 'Acme' }])
    await answer(page, 'POST accounts/impersonate/organizations/', redirectUrl(url))
    await page.goto('/auth/impersonate/select-customer')
    await page.waitForURL(({ pathname }) => pathname === '/')
  },
  async 'a device code'(page, url) {
    await answer(page, 'POST accounts/login/code/register/', { expires_at: '2100-01-01T00:00:00Z' })
    await answer(page, 'POST accounts/login/code/authenticate/', redirectUrl(url))
    await page.goto('/auth/signin/code')
    await page.getByRole('button', { name: 'Click Here' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  },
}

test('promises 2 and 4: a foreign address in an answer is not followed', async ({
  context,
  app,
}) => {
  for (const [what, follow] of Object.entries(answersWithAddress)) {
    await test.step(what, async () => {
      const page = await context.newPage()
      const departures = watchDepartures(page, app)
      for (const url of foreign) {
        await page.unrouteAll()
        // The home page of the platform would redirect the browser, so the test answers in its place.
        await page.route(`${app.origin}/`, (route) => route.fulfill({ body: 'home' }))
        await follow(page, url)
        expect(new URL(page.url()).origin, url).toBe(app.origin)
      }
      expect(departures).toEqual([])
      await page.close()
    })
  }
})

test('promise 5: of 100 000 hostile addresses none leaves the origin in this browser', async ({
  page,
}) => {
  const source = readFileSync(new URL('src/contract/safe-next.ts', contract), 'utf8')
  const { code } = await transformWithOxc(source, 'safe-next.ts')
  await page.addScriptTag({ content: code.replace(/^export /gm, '') })
  const escaped = await page.evaluate((seeds) => {
    const { safeNext } = window as unknown as { safeNext: (next: string) => string }
    const pieces = [
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      '@',
      ':',
      '.',
      '..',
      '?',
      '#',
    ]
    const words = [
      'evil.example',
      'https:',
      'javascript:',
      'data:',
      '[::1]',
      '％２ｆ',
      '。',
      '\u0000',
      '\u2028',
      '\uFF0F',
    ]
    const parts = [...pieces, ...words, ...seeds]
    // With a fixed seed, each run tests the same hundred thousand addresses.
    let state = 1
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const anchor = document.createElement('a')
    const base = 'https://home.example/auth/signin?a=b#c'
    document.head.innerHTML = `<base href="${base}">`
    const found: string[] = []
    for (let count = 0; count < 100_000; count++) {
      let next = random(2) === 0 ? '/' : ''
      for (let length = 1 + random(6); length > 0; length--) next += parts[random(parts.length)]
      const safe = safeNext(next)
      anchor.href = safe
      if (
        new URL(safe, base).origin !== 'https://home.example' ||
        anchor.origin !== 'https://home.example'
      )
        found.push(next)
    }
    return found
  }, hostile)
  expect(escaped).toEqual([])
})

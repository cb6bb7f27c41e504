import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { paths } from '../src/paths.ts'
import { accounts } from './accounts.ts'
import { actSignedIn, answer } from './stubs.ts'

const contract = new URL('../../../packages/api-client/', import.meta.url)
const { vectors } = JSON.parse(
  readFileSync(new URL('safe-next-vectors.json', contract), 'utf8'),
) as { vectors: { next: unknown; expected: string; allowedOrigins?: string[] }[] }
const hostile = vectors.flatMap(({ next, expected }) =>
  typeof next === 'string' && expected === '/' && next !== '/' ? [next] : [],
)
const malformed = ['/%', '/%E0%A4%A', '/\uD800', '%%%', `/${'a'.repeat(8192)}`, '//'.repeat(2000)]

/** Refuses whatever would leave the origin, and tells. */
async function watchDepartures(page: Page, { origin }: App): Promise<string[]> {
  const departures: string[] = []
  await page.context().route(
    (url) => url.origin !== origin,
    async (route) => {
      departures.push(route.request().url())
      await route.abort()
    },
  )
  page.on('dialog', async (dialog) => {
    departures.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  return departures
}

/** Addresses on the page that would lead anywhere else. */
async function foreignLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], form[action], [formaction]')]
      .flatMap((element) =>
        ['href', 'action', 'formaction'].map((name) => element.getAttribute(name)),
      )
      .filter((value) => value !== null)
      .filter((value) => new URL(value, location.href).origin !== location.origin),
  )
}

for (const path of Object.values(paths)) {
  test(`promises 1 to 3: no next leads away from ${path}`, async ({ page, app }) => {
    const departures = await watchDepartures(page, app)
    const turn = Object.values(paths).indexOf(path)
    const sample = [...hostile, ...malformed].filter((_, index) => index % 8 === turn % 8)
    for (const next of sample) {
      const query = new URLSearchParams({ email: accounts.ines.email, next, type: '1' })
      await page.goto(`/auth${path}?${query}`)
      await expect(page.getByRole('main')).toBeVisible()
      expect(await foreignLinks(page), next).toEqual([])
      expect(new URL(page.url()).origin, next).toBe(app.origin)
    }
    expect(departures).toEqual([])
  })
}

test('promises 1 to 3: who is signed in is taken nowhere else by any next', async ({
  page,
  app,
}) => {
  const departures = await watchDepartures(page, app)
  await page.route(
    (url) => url.origin === app.origin && !/^\/(auth|auth_api)\//.test(url.pathname),
    (route) => route.fulfill({ body: 'arrived' }),
  )
  await app.signIn(page, accounts.ada)
  for (const next of [...hostile, ...malformed]) {
    await page.goto(`/auth/?${new URLSearchParams({ next })}`)
    await expect(page.getByText('arrived')).toBeVisible()
    expect(new URL(page.url()).origin, next).toBe(app.origin)
  }
  expect(departures).toEqual([])
})

test('no next leads back into the sign-in, with or without a session', async ({ page, app }) => {
  const loops = ['/auth/', '/auth/eula', '/auth/signin', '/%61uth/signin', '/dv/../auth/eula?a=b']
  for (const path of [paths.home, paths.start]) {
    await page.goto(`/auth${path}?${new URLSearchParams({ next: '/auth/signin' })}`)
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  }
  await app.signIn(page, accounts.ada)
  await page.route(`${app.origin}/`, (route) => route.fulfill({ body: 'home' }))
  for (const path of [paths.home, paths.eula]) {
    for (const next of loops) {
      await page.goto(`/auth${path}?${new URLSearchParams({ next })}`)
      await expect(page.getByText('home'), `${path} ${next}`).toBeVisible()
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

/** Every answer of the server that names an address. */
const answersWithAddress: Record<string, (page: Page, url: string) => Promise<void>> = {
  async 'the start of a sign-in'(page, url) {
    await answer(page, 'POST login/', { sign_in_method: 'password', ...redirectUrl(url) })
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(accounts.ines.email)
    await page.keyboard.press('Enter')
    // A method that stands alone and an address that is refused: nothing is left to do.
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

for (const [what, follow] of Object.entries(answersWithAddress)) {
  test(`promises 2 and 4: a foreign address in the answer to ${what} is not followed`, async ({
    page,
    app,
  }) => {
    const departures = await watchDepartures(page, app)
    for (const url of foreign) {
      await page.unrouteAll()
      // The platform's own page would go on by itself; here it shall only be reached.
      await page.route(`${app.origin}/`, (route) => route.fulfill({ body: 'home' }))
      await follow(page, url)
      expect(new URL(page.url()).origin, url).toBe(app.origin)
    }
    expect(departures).toEqual([])
  })
}

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
    // The same hundred thousand each time.
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

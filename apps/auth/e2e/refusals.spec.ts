import { fileURLToPath } from 'node:url'
import { startTestServer, MailError, type TestServer } from '../../../tools/e2e/test-server.ts'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { arrangementOf } from './refusal-arrangements.ts'
import { scenes } from './refusal-scenes.ts'
import { prepareLimits, refuseAt, type Faults, type Stage } from './refusing.ts'
import type { Refusal } from './refusal-table.ts'
import { refusalRows, screens, type Row } from './refusals.ts'
import { test as base } from './walking.ts'

// Tests every row of REFUSALS.md: causes the refusal, reads the text on the screen, and follows the way on.

/**
 * The error that database statements throw at the moment. A worker runs its tests one after another, so all of them and
 * their servers can share this object.
 */
const faults: Faults = { database: undefined }

const test = base.extend<{ stage: Stage }>({
  stage: async ({ page, app, walk }, provide) => {
    const shareDatabaseOf = app.server
    const closed = await startTestServer({
      shareDatabaseOf,
      clock: 'system',
      onStatement,
      settings: {
        isFederated: true,
        envType: 'restricted',
        securityQuestions: false,
        signUp: { enabled: false, options: [], organizationId: null },
      },
    })
    const locking = await startTestServer({
      shareDatabaseOf,
      clock: 'system',
      settings: { idleLockMinutes: 10 },
    })
    const mailer = { send: () => Promise.reject(new MailError('The mail server refused')) }
    const mailless = await startTestServer({ shareDatabaseOf, clock: 'system', mailer })
    await prepareLimits(app)
    await page.clock.install()
    await provide({ page, app, faults, closed, locking, mailless, join: walk.join })
    await closeAll(closed, locking, mailless)
  },
})

const breachedPasswordsFile = fileURLToPath(new URL('breached-passwords.txt', import.meta.url))

test.use({ serverOptions: { onStatement, settings: { breachedPasswordsFile, strictReset: true } } })

/**
 * The servers `app` and `closed` call this before each database statement. The statement fails while a test has set a
 * fault.
 */
function onStatement() {
  if (faults.database !== undefined) throw faults.database
}

async function closeAll(...servers: TestServer[]) {
  for (const server of servers) await server.close()
}

const rows = refusalRows()
const rowsOf = (screen: string) => rows.filter((row) => row.screen === screen)
const keyOf = ({ screen, call }: Row) => `${screen} ${call}`
const passing: ReadonlySet<Refusal> = new Set([
  'rate_limited',
  'server_error',
  'unavailable',
  'payload_too_large',
  'lost',
])
/**
 * Whether the same input can simply be sent again after the refusal. `usual` causes all such refusals on one screen,
 * without opening it anew.
 */
const isUsual = ({ refusal }: Row) => passing.has(refusal)

function sceneOf(row: Row) {
  const scene = scenes[keyOf(row)]
  if (scene === undefined) throw new Error(`Nothing leads to ${keyOf(row)}`)
  return scene
}

/**
 * Removes what the test of the previous refusal has left behind: the browser's storage and cookies, and the server's
 * counts for rate limits.
 */
async function begin({ page, app, closed }: Stage) {
  const { origin: left } = new URL(page.url())
  for (const { origin } of left === closed.origin ? [closed, app] : [app]) {
    // Goes there again if the page was about to lead on by itself, which ends the navigation.
    await expect(() => page.goto(`${origin}/healthz`)).toPass()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
  }
  await page.context().clearCookies()
  await app.server.query('delete from rate_limits')
}

const again = (row: Row, stage: Stage) => {
  const scene = sceneOf(row)
  const retry = () => stage.page.getByRole('button', { name: 'Retry' }).click()
  return row.leads === 'retry' ? retry() : (scene.again ?? scene.act)(stage)
}

async function expectSaid({ page }: Stage, { says }: Row) {
  if (says !== null) await expect(page.getByText(says).first()).toBeVisible()
}

/**
 * Causes the refusals `all` of one call one after another on the same screen. Each try meets the next refusal, and the
 * last try succeeds. A screen that shows no text about a refusal has to go on as if the call had succeeded.
 */
async function usual(stage: Stage, all: readonly Row[]) {
  const [first] = all
  if (first === undefined) return
  const scene = sceneOf(first)
  await begin(stage)
  await scene.reach(stage)
  let isFirst = true
  for (const row of all) {
    const { page } = stage
    const end = await refuseAt(stage, row.call, row.refusal, row.stub)
    if (isFirst || row.says === null) await scene.act(stage)
    else await again(row, stage)
    isFirst = false
    await expectSaid(stage, row)
    if (row.says === null) await scene.done(stage)
    await end()
    if (row.refusal === 'rate_limited') {
      await page.clock.fastForward('25:00:00')
      await scene.later?.(stage)
    }
  }
  if (first.says === null) return
  // Before the last try, remove the CSRF token. The client has to renew it without an error.
  await stage.page.context().clearCookies({ name: 'csrftoken' })
  await again(first, stage)
  await scene.done(stage)
}

async function special(stage: Stage, row: Row) {
  await begin(stage)
  const scene = sceneOf(row)
  const arrange = arrangementOf(keyOf(row), row.refusal)
  let end = async () => {}
  if (arrange === undefined || row.stub !== undefined) {
    await scene.reach(stage)
    end = await refuseAt(stage, row.call, row.refusal, row.stub)
    await scene.act(stage)
  } else end = (await arrange(stage)) ?? end
  await expectSaid(stage, row)
  if (row.leads !== 'itself') await end()
  await takeWayOn(stage, row)
  if (row.leads === 'itself') await end()
}

async function takeWayOn(stage: Stage, row: Row) {
  const { page } = stage
  const shows = (name: string) => expect(page.getByRole('heading', { name }).first()).toBeVisible()
  switch (row.leads) {
    case 'again':
    case 'retry':
      await again(row, stage)
      return sceneOf(row).done(stage)
    case 'start':
      await page.getByRole('link', { name: 'Start again' }).click()
      return shows('Get Started')
    case 'getStarted':
      await page.getByRole('link', { name: 'Get Started' }).click()
      return shows('Get Started')
    case 'newLink':
      await page.getByRole('link', { name: 'Request a new link' }).click()
      // If a link was mailed a moment ago, the page offers to resend it.
      return expect(
        page.getByRole('button', { name: /^(Send reset link|Resend link)/ }),
      ).toBeVisible()
    case 'home':
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      return expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/)
    case 'unlock':
      // Only the server `locking` locks sessions. The page's own server does not, so ‘Session locked’ leads back.
      await page.getByRole('link', { name: 'Unlock the session' }).click()
      await expect(page.getByText(row.says ?? '')).toBeHidden()
      return expect(page).not.toHaveURL(/\/auth\/unlock/)
    case 'terms':
      await page.getByRole('link', { name: 'Read the terms' }).click()
      return shows('Terms of Use')
    case 'resend':
      await page.clock.fastForward('00:31')
      await stage.app.server.query('delete from rate_limits')
      await page.getByRole('button', { name: 'Resend Code' }).click()
      return expect(page.getByText(/^We sent a 6-digit code/)).toBeVisible()
    case 'refresh':
      await page.getByRole('button', { name: 'Refresh' }).click()
      return expect(page.getByRole('button', { name: 'Click Here' })).toBeVisible()
    case 'reload': {
      const loaded = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Reload this page' }).click()
      await loaded
      const use = screens[row.screen]?.uses[row.call]
      // After the reload, a screen whose refused call loads data of the user shows that data. On any other screen the
      // flow begins again.
      if (use?.by === 'load' && use.knowsUser) return sceneOf(row).done(stage)
      return expect(page.getByRole('heading').first()).toBeVisible()
    }
    case 'itself':
      return row.to === undefined ? sceneOf(row).done(stage) : shows(row.to)
  }
}

for (const [screen, { uses }] of Object.entries(screens)) {
  test(`refused: ${screen}`, async ({ stage }) => {
    // Some screens have thirty rows in REFUSALS.md. Testing them takes longer than the usual time limit of a test.
    test.slow()
    for (const call of Object.keys(uses)) {
      const own = rowsOf(screen).filter((row) => row.call === call)
      await test.step(`${call}: what any call may answer`, () => usual(stage, own.filter(isUsual)))
      for (const row of own) {
        if (isUsual(row) || row.refusal === 'csrf_failed') continue
        await test.step(`${call}: ${row.refusal}`, () => special(stage, row))
      }
    }
  })
}

// `npm run bench:shifts`: measures the layout shift of many pages of both apps from first paint until each is still,
// and how far the sign-in card moves between its states. Fails if anything moves. An argument restricts it to pages
// whose path contains it: `npm run bench:shifts -- account`.
import { chromium } from 'playwright'
import { startTestServer } from '@vestibule/server/testing'
import { browserFlags } from './browser-flags.mjs'
import { findChromium } from './chromium.mjs'
import { signIn } from './e2e/sign-in.ts'

const widths = [320, 768, 1280]
const [wanted = ''] = process.argv.slice(2)
const password = 'Quiet-Doorway-26!'
const visitor = null
const staff = 'sam@vestibule.example'
const reader = 'ada@northfield.example'
const routes = [
  ['/auth/signin', visitor],
  ['/auth/signin/code', visitor],
  [`/auth/signin/password?email=${reader}`, visitor],
  ['/auth/signin/password-otp?type=1&email=noor@aldermoor.example', visitor],
  ['/auth/signin/two-factor?email=tomas@northfield.example', visitor],
  ['/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example', visitor],
  ['/auth/forgot-password', visitor],
  ['/auth/reset-password?uidb64=a&token=b', visitor],
  ['/auth/registration', visitor],
  ['/auth/nowhere', visitor],
  ['/auth/eula', 'priya@fenwick.example'],
  ['/auth/impersonate/select-customer', staff],
  [`/auth/signin/setup-new-device?email=${reader}`, reader],
  ['/auth/account', reader],
  ['/auth/account/security', reader],
  ['/auth/account/browsers', reader],
  ['/auth/account/activity', reader],
  ['/', reader],
  ['/', staff],
  ['/?tab=datasets', reader],
  ['/dv/northfield_oncology/', reader],
  ['/dv/northfield_oncology/survival/', reader],
  ['/dv/no_such_dataset/', reader],
  ['/datasets/northfield_oncology', reader],
  ['/support', reader],
  ['/device', reader],
  ['/admin/users/', staff],
  ['/virtual-cohorts', reader],
  ['/no/such/page', reader],
]

/** Records layout shifts, also shortly after a key press or click, when a page must not jump either. */
const observe = () => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = entry.sources.map(({ node, previousRect: before, currentRect: after }) => {
        const name = node?.className || node?.nodeName || 'something that has gone'
        return `${name} (${before.x},${before.y} ${before.width}x${before.height} to ${after.x},${after.y} ${after.width}x${after.height})`
      })
      window.shifts.push({ value: entry.value, sources })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

let isStill = true
const server = await startTestServer({ clock: 'system' })
await server.query(
  `insert into user_roles (user_id, role, app_name)
   select id, 'platform-admin', 'admin' from users where email = '${staff}' returning 1`,
)
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
try {
  for (const width of widths) {
    for (const [path, email] of routes) {
      if (path.includes(wanted)) await expectStill(path, email, width)
    }
    if (wanted === '') await expectCardStays(width)
  }
} finally {
  await browser.close()
  await server.close()
}
// The test server keeps its embedded database for reuse, which would keep the process alive.
process.exit(isStill ? 0 : 1)

async function pageOf(width, email) {
  const viewport = { width, height: 800 }
  const context = await browser.newContext({ baseURL: server.origin, viewport })
  const page = await context.newPage()
  if (email !== visitor) await signIn(page, server.origin, { email, password })
  await page.addInitScript(observe)
  return page
}

async function expectStill(path, email, width) {
  const page = await pageOf(width, email)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  const moved = [...new Set(shifts.flatMap(({ sources }) => sources))]
  report(`${path} (${email ?? 'nobody'})`, width, sum, moved.join(', '))
  await page.context().close()
}

/** The top of the sign-in card must stay in place from state to state. */
async function expectCardStays(width) {
  const page = await pageOf(width, visitor)
  await page.goto('/auth/signin', { waitUntil: 'networkidle' })
  const heading = page.locator('main h1').first()
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await top()
  const states = {
    async 'an unknown address'() {
      await page.getByLabel('Email').fill('nobody@nowhere.example')
      await page.keyboard.press('Enter')
      await page.getByText("Account doesn't exist").waitFor()
    },
    'the help opened': () => page.getByRole('button', { name: 'Trouble Logging in?' }).click(),
    'the help closed': () => page.getByRole('button', { name: 'Trouble Logging in?' }).click(),
    async 'the password'() {
      await page.getByLabel('Email').fill(reader)
      await page.keyboard.press('Enter')
      await page.getByLabel('Password', { exact: true }).waitFor()
    },
    async 'a wrong password'() {
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1!')
      await page.keyboard.press('Enter')
      await page.getByText('Invalid Credentials').waitFor()
    },
  }
  for (const [state, enter] of Object.entries(states)) {
    await enter()
    await page.waitForTimeout(300)
    report(`sign-in, ${state}: heading`, width, Math.abs((await top()) - before), 'px')
  }
  await page.context().close()
}

function report(what, width, moved, detail) {
  if (moved > 0) isStill = false
  const figure = moved === 0 ? '0' : moved.toFixed(4)
  console.log(
    `${String(width).padStart(5)}  ${figure.padStart(8)}  ${what}${moved > 0 ? `  ${detail}` : ''}`,
  )
}

// `npm run screens:readme`: takes the README's screenshots of the built product.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { startTestServer } from '@vestibule/server/testing'
import { codeOf } from '../apps/auth/e2e/authenticator.ts'
import { browserFlags } from './browser-flags.mjs'
import { findChromium } from './chromium.mjs'

const folder = 'docs/screenshots'
const password = 'Quiet-Doorway-26!'
const stewardSecret = 'MFZXI2LNMFRWG33VNZ2GK3TUMVZGS3TH'
mkdirSync(folder, { recursive: true })

const server = await startTestServer({ clock: 'system' })
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
try {
  const light = await pageWith({ colorScheme: 'light' })
  await light.goto('/auth/signin')
  await light.waitForLoadState('networkidle')
  // Reload once our font is cached: the first page may be shown in the system font.
  await light.reload()
  await shot(light, 'start')
  await enterAddress(light, 'noor@aldermoor.example')
  await light.getByLabel('Verification code').waitFor()
  await shot(light, 'code')
  const [mail] = await server.outbox('noor@aldermoor.example')
  await light.getByLabel('Verification code').fill(mail.code)
  await light.keyboard.press('Enter')
  await light.getByLabel('New password', { exact: true }).fill('Meridian7')
  await shot(light, 'password')
  await signIn(light)
  await shot(light, 'home')

  const dark = await pageWith({ colorScheme: 'dark' })
  await signIn(dark)
  await shot(dark, 'home-dark')

  const asking = await pageWith({ colorScheme: 'light' })
  await signIn(asking, 'lena@halden.example')
  await asking.goto('/requests/catalogue/?q=paediatrics')
  await asking.getByRole('button', { name: /^Ask for access/ }).click()
  const purpose =
    'To compare how asthma is treated in children and in adults, by the notes of two hospitals.'
  await asking.getByLabel('What do you need the data for?').fill(purpose)
  await asking.getByLabel('Project').fill('Breathing Space')
  await asking.keyboard.press('Enter')
  await asking.getByRole('link', { name: 'Requested' }).waitFor()

  const deciding = await pageWith({ colorScheme: 'light' })
  const steward = 'iris@fenwick.example'
  await deciding.goto('/auth/signin?next=/data/')
  await enterAddress(deciding, steward)
  await deciding.getByLabel('Verification code').waitFor()
  const [withCode] = await server.outbox(steward)
  await deciding.getByLabel('Verification code').fill(withCode.code)
  await deciding.getByLabel('Authentication code').fill(codeOf(stewardSecret))
  await deciding.getByRole('link', { name: /^1, access/ }).click()
  await deciding.getByText(purpose).waitFor()
  await shot(deciding, 'request')
} finally {
  await browser.close()
  await server.close()
}

// The test server keeps its embedded database for reuse, which would keep the process alive.
process.exit()

async function pageWith(options) {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: server.origin, viewport, ...options })
  return context.newPage()
}

async function enterAddress(page, email) {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}

async function signIn(page, email = 'ada@northfield.example') {
  await page.goto('/auth/signin')
  await enterAddress(page, email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /Welcome/ }).waitFor()
}

async function shot(page, name) {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' })
  console.log(`${folder}/${name}.png`)
}

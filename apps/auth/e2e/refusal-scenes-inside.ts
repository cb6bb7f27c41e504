import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { codeOf } from './authenticator.ts'
import type { Scene, Stage } from './refusing.ts'
import { code } from './walking.ts'

const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole('button', { name, exact: true }).click()
const arrived = ({ page }: Stage) => arrive(page)
const goTo =
  (path: string) =>
  async ({ page }: Stage) => {
    await page.goto(path)
  }
const shows =
  (name: string | RegExp) =>
  async ({ page }: Stage) =>
    expect(page.getByRole('heading', { name })).toBeVisible()

async function enter({ page, app, join }: Stage, more: Record<string, unknown> = {}) {
  const person = await join('password', more)
  await app.signIn(page, person)
  return person
}

/** SQL that accepts all terms for Sam, so that none are shown before the choice of a customer. */
const acceptForStaff = `insert into eula_acceptances (user_id, eula_id, version, accepted_at)
  select u.id, e.id, e.version, now() from users u, eulas e
  where u.email = '${accounts.sam.email}' on conflict do nothing`

const entered =
  (more: Record<string, unknown> = {}) =>
  async (stage: Stage) => {
    await enter(stage, more)
  }

const secrets = new WeakMap<Page, string>()
const typed = new WeakMap<Page, string>()

/** Opens the screen that asks for a mailed code, and stores the code for `typeCode`. */
async function toMailedCode({ page, app, join }: Stage) {
  const { email } = await join('email_otp_and_authenticator_based')
  await page.goto(`/auth/signin/two-factor?email=${email}&next=/healthz`)
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()
  typed.set(page, await app.outbox.lastCode(email))
}
const typeCode = ({ page }: Stage) => code(page).fill(typed.get(page) ?? '')

async function toSetup(stage: Stage) {
  const { page } = stage
  await toMailedCode(stage)
  await typeCode(stage)
  await press('setup key')(stage)
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  secrets.set(page, key?.replaceAll(' ', '') ?? '')
}
const typeTotp = ({ page }: Stage) =>
  page.getByLabel('Code from the app').fill(codeOf(secrets.get(page) ?? ''))
const codesShown = ({ page }: Stage) =>
  expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()

const customers = '/auth/impersonate/select-customer?next=/healthz'
const northfield = ({ page }: Stage) =>
  page.getByRole('radio', { name: 'Northfield Institute' }).check()

async function choose(stage: Stage) {
  await stage.app.server.query(acceptForStaff)
  await stage.app.signIn(stage.page, accounts.sam)
  await stage.page.goto(customers)
}
/**
 * Signs in Sam, a member of the staff, and lets Sam act for the customer Calder. Then opens the choice of a customer
 * again, and selects Northfield.
 */
async function toSecondChoice(stage: Stage) {
  await choose(stage)
  await stage.page.getByRole('radio', { name: /^Calder/ }).check()
  await press('Continue')(stage)
  await arrive(stage.page)
  await stage.page.goto(customers)
  await northfield(stage)
}
async function toOtherCustomer(stage: Stage) {
  await toSecondChoice(stage)
  await press('Continue')(stage)
  await shows(/^You already act for Calder/)(stage)
}
const change = press('Switch to Northfield Institute')

const withTerms = { eulas_accepted: [] }
const terms = '/auth/eula?next=/healthz'
const linkTo = (token: string) => `/auth/signin?next=/healthz&authcode=${token}`

const toDevice = async ({ page, closed }: Stage) => {
  await page.goto(`${closed.origin}/auth/signin?next=/healthz`)
}

export const insideScenes: Record<string, Scene> = {
  'home getProfile': { reach: entered(), act: goTo('/auth/?next=/healthz'), done: arrived },
  'home decideRedirect': {
    reach: entered(),
    act: goTo('/auth/?next=/healthz'),
    done: arrived,
  },
  'sign-in link getApiTokenOwner': {
    reach: async () => {},
    act: goTo(linkTo(accounts.robin.token)),
    done: shows('Continue as Robin Vale?'),
  },
  'sign-in link getProfile': {
    reach: entered(),
    act: goTo(linkTo(accounts.robin.token)),
    done: shows('Continue as Robin Vale?'),
  },
  'sign-in link loginWithApiToken': {
    reach: goTo(linkTo(accounts.robin.token)),
    act: press('Continue'),
    again: press('Continue'),
    done: arrived,
  },
  'authenticator set-up generateQrCode': {
    reach: toMailedCode,
    act: typeCode,
    done: ({ page }) => expect(page.getByRole('button', { name: 'setup key' })).toBeVisible(),
  },
  'authenticator set-up verifyTotp': {
    reach: toSetup,
    act: typeTotp,
    async again(stage) {
      await typeTotp(stage)
      await stage.page.keyboard.press('Enter')
    },
    done: codesShown,
  },
  'recovery codes getProfile': { reach: toSetup, act: typeTotp, done: codesShown },
  'recovery codes generateRecoveryCodes': {
    reach: toSetup,
    act: typeTotp,
    async done(stage) {
      const { page } = stage
      const codes = page.getByRole('list', { name: 'Recovery codes' })
      // If the page was reloaded before, it shows no codes but offers to make new ones.
      await expect(codes.or(page.getByRole('button', { name: 'Make new codes' }))).toBeVisible()
      await page.reload()
      await expect(page.getByText(/your other sessions will end, and so will/)).toBeVisible()
      await press('Make new codes')(stage)
      await codesShown(stage)
    },
  },
  'the way on decideRedirect': { reach: entered(), act: goTo(terms), done: arrived },
  'terms getProfile': {
    reach: entered(withTerms),
    act: goTo(terms),
    done: shows('Terms of Use'),
  },
  'terms getEula': {
    reach: entered(withTerms),
    act: goTo(terms),
    done: shows('Terms of Use'),
  },
  'terms listDatasetTerms': {
    reach: entered(),
    act: goTo('/auth/eula?dataset=calder_cardiology&next=/healthz'),
    done: arrived,
  },
  'terms acceptEula': {
    async reach(stage) {
      await enter(stage, withTerms)
      await stage.page.goto(terms)
      await stage.page.getByRole('checkbox').check()
    },
    act: press('Accept'),
    async again(stage) {
      // If the terms have changed meanwhile, the page has emptied the checkbox.
      await stage.page.getByRole('checkbox').check()
      await press('Accept')(stage)
    },
    done: shows('Data Use Agreement'),
  },
  'Sign out logout': {
    async reach(stage) {
      await enter(stage, withTerms)
      await stage.page.goto(terms)
      await shows('Terms of Use')(stage)
    },
    act: press('Decline and sign out'),
    again: press('Decline and sign out'),
    done: shows('Get Started'),
  },
  'choice of a customer listOrganizations': {
    async reach({ app, page }) {
      await app.server.query(acceptForStaff)
      await app.signIn(page, accounts.sam)
    },
    act: goTo(customers),
    done: ({ page }) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  'choice of a customer selectOrganization': {
    async reach(stage) {
      await choose(stage)
      await northfield(stage)
    },
    act: press('Continue'),
    again: press('Continue'),
    done: arrived,
  },
  'customer chosen elsewhere getProfile': {
    reach: toSecondChoice,
    act: press('Continue'),
    done: shows(/^You already act for Calder/),
  },
  'customer chosen elsewhere stopImpersonating': {
    reach: toOtherCustomer,
    act: change,
    again: change,
    done: arrived,
  },
  'customer chosen elsewhere selectOrganization': {
    reach: toOtherCustomer,
    act: change,
    again: change,
    done: arrived,
  },
  'device code getAuthenticated': {
    reach: async () => {},
    act: toDevice,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Click Here' })).toBeVisible(),
  },
  'device code registerDeviceCode': {
    reach: async () => {},
    act: toDevice,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Click Here' })).toBeVisible(),
  },
  'device code authenticateDeviceCode': {
    async reach(stage) {
      await toDevice(stage)
      // A visible page asks the server every five seconds. One of these requests could get the
      // refusal that is meant for the button, so the page pretends to be hidden.
      await stage.page.evaluate(() =>
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
      )
      // Wait for the answer to the request that the page sent while loading.
      await stage.page.waitForLoadState('networkidle')
    },
    act: press('Click Here'),
    again: press('Click Here'),
    // The test calls this after it has set the clock ahead by a day. The device code has expired by then, and a dialog
    // covers the page until Refresh is pressed.
    later: press('Refresh'),
    done: ({ page }) =>
      expect(page.getByText('This code has not been approved yet.')).toBeVisible(),
  },
}

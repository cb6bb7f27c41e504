import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { codeOf } from './authenticator.ts'
import type { Scene, Stage } from './refusing.ts'

const screen = '/auth/second-factor?next=/healthz'
const secret = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'
const recoveryCode = 'H4TK-9QWM'

/** An organisation whose people must show two factors. */
const organizations = [{ id: 'duo', name: 'Duo', is_internal: false, two_factors: true }]

async function enter({ page, app, join }: Stage, more: Record<string, unknown> = {}) {
  await app.server.import({ organizations })
  await app.signIn(page, await join('password', { organization: 'duo', ...more }))
}

async function toFactor(stage: Stage) {
  await enter(stage, { totp_secret: secret, recovery_codes: [recoveryCode] })
  await stage.page.goto(screen)
  await expect(stage.page.getByLabel('Authentication code')).toBeVisible()
}

/** Fills in a code. The page sends it at once, but the same code a second time only when Enter is pressed. */
function entry(label: string, text: () => string): Pick<Scene, 'act' | 'again'> {
  const fill = ({ page }: Stage) => page.getByLabel(label).fill(text())
  return {
    act: fill,
    async again(stage) {
      await fill(stage)
      await stage.page.keyboard.press('Enter')
    },
  }
}

const links = new WeakMap<Page, string>()

/** Opens the mailed reset link of an account that has an authenticator: the page asks for its code first. */
async function toConfirmation({ page, app, join }: Stage) {
  const { email } = await join('password', { totp_secret: secret })
  await page.goto(`/auth/forgot-password?email=${email}`)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  links.set(page, await app.outbox.lastLink(email))
  await page.goto(links.get(page) ?? '')
  await expect(page.getByLabel('Authentication code')).toBeVisible()
}

export const secondFactorScenes: Record<string, Scene> = {
  'second factor getMissingFactor': {
    reach: enter,
    act: async ({ page }) => {
      await page.goto(screen)
    },
    done: ({ page }) =>
      expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible(),
  },
  'second factor, shown proveAgain': {
    reach: toFactor,
    ...entry('Authentication code', () => codeOf(secret)),
    done: ({ page }) => arrive(page),
  },
  'second factor, recovered verifyRecoveryCode': {
    async reach(stage) {
      await toFactor(stage)
      await stage.page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
    },
    ...entry('Recovery code', () => recoveryCode.replace('-', '')),
    done: ({ page }) => expect(page.getByText(/^The recovery code was right/)).toBeVisible(),
  },
  'strict reset confirmResetLink': {
    reach: toConfirmation,
    ...entry('Authentication code', () => codeOf(secret)),
    done: ({ page }) => expect(page.getByLabel('New password')).toBeVisible(),
  },
}

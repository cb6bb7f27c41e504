import type { Page } from '@playwright/test'
import { accounts, newPassword } from './accounts.ts'
import { aboutNothing, changed, sceneOf, typed, wrong, type Arrangement } from './arrange.ts'
import { ofSecondFactors } from './refusal-arrangements-second-factor.ts'
import { at } from './refusing.ts'
import { code, password } from './walking.ts'

const common = 'Password1234!'
/** The only password in `breached-passwords.txt`. */
const breached = 'Slow-Lantern-77!'
const tooLong = `${'x'.repeat(250)}@calder.example`
const staff = `email = '${accounts.sam.email}'`

async function choosePassword(page: Page, text: string) {
  await page.getByLabel('New password').fill(text)
  await page.getByLabel('Confirm password').fill(text)
}

function refusedPassword(key: string, text: string): Arrangement {
  return async (stage) => {
    await sceneOf(key).reach(stage)
    await choosePassword(stage.page, text)
    await sceneOf(key).act(stage)
    return () => choosePassword(stage.page, newPassword)
  }
}

const opened =
  (path: string): Arrangement =>
  async ({ page }) => {
    await page.goto(path)
    return undefined
  }

const datasetTerms = 'terms listDatasetTerms'
const takeBackAcceptances = `delete from eula_acceptances where user_id in (select id from users where ${staff})`

const choice = 'choice of a customer'
const elsewhere = 'customer chosen elsewhere'
const internal = (is: boolean) =>
  `update organizations set is_internal = ${is} where id = 'northfield'`

const takenBack = (key: string) => changed(key, takeBackAcceptances)

const special: Record<string, Arrangement> = {
  ...ofSecondFactors,
  'start startLogin account_not_found': typed(
    'start startLogin',
    'Email',
    'nobody@nowhere.example',
  ),
  'start startLogin validation_failed': typed('start startLogin', 'Email', tooLong),
  'sign-in link getApiTokenOwner token_invalid': opened('/auth/signin?authcode=nothing'),
  'sign-in link loginWithApiToken token_invalid': changed(
    'sign-in link loginWithApiToken',
    'update api_tokens set ended_at = now()',
    'update api_tokens set ended_at = null',
  ),
  'password login invalid_credentials': typed('password login', 'Password', 'Wrong-Password-1!'),
  async 'password login second_factor_required'({ page }) {
    await page.goto(`/auth/signin/password?email=${accounts.ines.email}`)
    await password(page).fill(accounts.ines.password)
    await page.keyboard.press('Enter')
    return undefined
  },
  'password, then a code verifyPassword invalid_credentials': typed(
    'password, then a code verifyPassword',
    'Password',
    'Wrong-Password-1!',
  ),
  'mailed code sendEmailCode step_required': opened(
    '/auth/signin/two-factor?email=nobody@nowhere.example',
  ),
  'mailed code sendEmailCode validation_failed': opened(`/auth/signin/two-factor?email=${tooLong}`),
  async 'mailed code verifyEmailCode otp_invalid'(stage) {
    const scene = sceneOf('mailed code verifyEmailCode')
    await scene.reach(stage)
    await code(stage.page).fill('000000')
    return undefined
  },
  'mailed code verifyEmailCode otp_exhausted': changed(
    'mailed code verifyEmailCode',
    'update email_codes set tries = 5',
  ),
  'mailed code verifyEmailCode otp_expired': changed(
    'mailed code verifyEmailCode',
    `update email_codes set expires_at = now() - interval '1 minute'`,
  ),
  'authenticator verifyTotp otp_invalid': wrong(
    'authenticator verifyTotp',
    'Authentication code',
    '000000',
  ),
  'recovery code verifyRecoveryCode otp_invalid': wrong(
    'recovery code verifyRecoveryCode',
    'Recovery code',
    'AAAA2222',
  ),
  'authenticator set-up verifyTotp otp_invalid': wrong(
    'authenticator set-up verifyTotp',
    'Code from the app',
    '000000',
  ),
  'recovery codes generateRecoveryCodes step_required': changed(
    'recovery codes generateRecoveryCodes',
    `update sessions set proven_at = proven_at - interval '1 hour'`,
  ),
  'new password, after a code setPassword validation_failed': refusedPassword(
    'new password, after a code setPassword',
    common,
  ),
  'forgotten password requestReset account_not_found': typed(
    'forgotten password requestReset',
    'Email',
    'nobody@nowhere.example',
  ),
  'forgotten password requestReset validation_failed': typed(
    'forgotten password requestReset',
    'Email',
    tooLong,
  ),
  'old reset page checkResetLink token_invalid': changed(
    'old reset page checkResetLink',
    'update reset_tokens set used_at = now()',
  ),
  'old reset page resetPassword token_invalid': typed(
    'old reset page resetPassword',
    'Email',
    'nobody@nowhere.example',
  ),
  'old reset page resetPassword validation_failed': refusedPassword(
    'old reset page resetPassword',
    common,
  ),
  'new password, by a link checkResetLink token_invalid': changed(
    'new password, by a link checkResetLink',
    'update reset_tokens set used_at = now()',
  ),
  'new password, by a link resetPassword token_invalid': changed(
    'new password, by a link resetPassword',
    'update reset_tokens set used_at = now()',
  ),
  'new password, by a link resetPassword validation_failed': refusedPassword(
    'new password, by a link resetPassword',
    breached,
  ),
  'registration requestRegistration validation_failed': typed(
    'registration requestRegistration',
    'First Name',
    'New\u0007',
  ),
  'terms getEula not_found': aboutNothing('terms getEula', /\/eula\/[^/]+/, '/eula/gone'),
  async [`${datasetTerms} eula_required`](stage) {
    const { reach, act } = sceneOf(datasetTerms)
    await reach(stage)
    // The page loads the profile first, then the terms of the dataset. Between these calls the user's acceptance of the
    // platform's terms is deleted. If it were deleted before, the page would show those terms first.
    const end = await at(stage.page, 'listDatasetTerms', async (route) => {
      await stage.app.server.query('delete from eula_acceptances returning 1')
      await route.continue()
    })
    await act(stage)
    return end
  },
  [`${datasetTerms} not_found`]: aboutNothing(datasetTerms, /datasets\/[^/]+/, 'datasets/gone'),
  'terms acceptEula terms_changed': changed(
    'terms acceptEula',
    'update eulas set version = version + 1',
  ),
  'terms acceptEula not_found': aboutNothing('terms acceptEula', /\/eula\/[^/]+/, '/eula/gone'),
  'terms acceptEula forbidden': aboutNothing('terms acceptEula', /users\/[^/]+/, 'users/other'),
  [`${choice} listOrganizations eula_required`]: takenBack(`${choice} listOrganizations`),
  async [`${choice} listOrganizations forbidden`]({ app, page, join }) {
    await app.signIn(page, await join('password'))
    await page.goto('/auth/impersonate/select-customer')
    return undefined
  },
  [`${choice} selectOrganization eula_required`]: takenBack(`${choice} selectOrganization`),
  // Signs in another person. If the same person acted for another customer by now, the page would show that customer
  // and not this error.
  async [`${choice} selectOrganization user_changed`](stage) {
    const scene = sceneOf(`${choice} selectOrganization`)
    await scene.reach(stage)
    await stage.app.signIn(stage.page, await stage.join('password'))
    await scene.act(stage)
    return undefined
  },
  [`${choice} selectOrganization forbidden`]: changed(
    `${choice} selectOrganization`,
    internal(true),
    internal(false),
  ),
  async [`${choice} selectOrganization conflict`](stage) {
    const scene = sceneOf(`${elsewhere} getProfile`)
    await scene.reach(stage)
    await scene.act(stage)
    return undefined
  },
  [`${elsewhere} selectOrganization eula_required`]: takenBack(`${elsewhere} selectOrganization`),
  [`${elsewhere} selectOrganization forbidden`]: changed(
    `${elsewhere} selectOrganization`,
    internal(true),
    internal(false),
  ),
  'device code authenticateDeviceCode not_found': changed(
    'device code authenticateDeviceCode',
    'delete from device_codes',
  ),
  'device code authenticateDeviceCode access_denied': changed(
    'device code authenticateDeviceCode',
    `update device_codes set decision = 'deny', decided_at = now()`,
  ),
  'device code authenticateDeviceCode account_disabled': changed(
    'device code authenticateDeviceCode',
    `with gone as (update users set disabled_at = now() where ${staff} returning id)
      update device_codes set decision = 'approve', decided_at = now(), decided_by_id = (select id from gone)`,
    `update users set disabled_at = null where ${staff}`,
  ),
}

/**
 * Refusals that end a sign-in or a session. These changes of the database cause them on every
 * screen; `after` undoes the change.
 */
const everywhere: Readonly<Record<string, readonly [sql: string, after?: string]>> = {
  account_disabled: ['update users set disabled_at = now()', 'update users set disabled_at = null'],
  not_authenticated: ['delete from sessions'],
  step_required: ['delete from sign_in_attempts'],
}

/**
 * Returns how to make the real server refuse a call; undefined if `refuseAt` can do it. `key`: the
 * screen and the call, such as `password login`.
 */
export function arrangementOf(key: string, refusal: string): Arrangement | undefined {
  const [sql, after] = everywhere[refusal] ?? []
  return special[`${key} ${refusal}`] ?? (sql === undefined ? undefined : changed(key, sql, after))
}

import { expect } from '../../../tools/e2e/fixtures.ts'
import { walk } from '../../../tools/e2e/reader.ts'
import type { Words } from '../../../tools/e2e/words.ts'
import { accounts, newPassword } from './accounts.ts'
import { codeOf } from './authenticator.ts'
import { plugIn } from './virtual-authenticator.ts'

const titled = (words: Words, heading: string) =>
  words('screens', 'app.title', { heading, app: 'Sign In' })
const step = (words: Words, at: number, of: number) =>
  words('screens', 'app.stepOf', { step: at, steps: of })

walk('signing in with password and mailed code', async ({ page, app, reader, words }) => {
  const start = (key: string) => words('start', key)
  const flows = (key: string) => words('flows', key)
  const credentials = (key: string) => words('credentials', key)
  const screens = (key: string) => words('screens', key)
  const { email, password } = accounts.ines
  await page.goto('/')
  const title = titled(words, start('start.heading'))
  await reader.isTitled(title)
  await reader.reads(
    'main',
    `heading 1 "${start('start.heading')}"`,
    `textbox "${start('start.email')}"`,
    `button "${start('start.submit')}"`,
    'complementary',
    `heading 2 "${start('guide.heading')}"`,
    'contentinfo',
    /^combobox "/,
  )
  await reader.isAt(`textbox "${start('start.email')}"`)
  await reader.type(start('start.email'), 'nobody@nowhere.example')
  await page.keyboard.press('Enter')
  await reader.isRefused(start('start.email'))
  await reader.isTitled(words('screens', 'app.errorTitle', { title }))

  await reader.type(start('start.email'), email)
  await page.keyboard.press('Enter')
  await reader.hears(credentials('password.heading'))
  await reader.isTitled(titled(words, credentials('password.heading')))
  await reader.reads(
    `heading 1 "${credentials('password.heading')}"`,
    `textbox "${credentials('password.email')}" disabled`,
    `button "${screens('app.forgotPassword')}"`,
    `textbox "${credentials('password.password')}"`,
    `button "${credentials('password.show')}"`,
    `button "${credentials('password.continue')}"`,
    `button "${screens('app.back')}"`,
    `link "${screens('app.differentAccount')}"`,
  )
  await reader.isAt(`textbox "${credentials('password.password')}"`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await reader.hears(credentials('password.shown'))
  await reader.isAt(`button "${credentials('password.hide')}"`)
  await reader.type(credentials('password.password'), 'wrong')
  await page.keyboard.press('Enter')
  await reader.reads(`textbox "${credentials('password.password')}" invalid`, 'alert')
  await reader.type(credentials('password.password'), password)
  await page.keyboard.press('Enter')

  await reader.hears(step(words, 2, 2))
  await reader.isAt(`heading 1 "${flows('emailCode.heading')}"`)
  await reader.reads(
    `heading 1 "${flows('emailCode.heading')}"`,
    /^text ".*ines@vestibule\.example/,
    `textbox "${flows('emailCode.label')}"`,
    `button "${flows('emailCode.submit')}" disabled`,
  )
  await page.keyboard.type('000000')
  await reader.isRefused(flows('emailCode.label'))
  await page.keyboard.type(await app.outbox.lastCode(email))
  await reader.reads('banner', 'main', /^heading 1 ".*Inès/)
  await reader.isTitled(words('shell', 'home.title') + ' · Vestibule')
})

walk('signing in with a passkey', async ({ page, app, reader, words }) => {
  await app.signIn(page, accounts.ada)
  const setVerified = await plugIn(page)
  await page.goto('/auth/account/security')
  await reader.reads(
    `navigation "${words('account', 'name')}"`,
    `heading 1 "${words('account', 'security.heading')}"`,
    `heading 2 "${words('account', 'passkeys.heading')}"`,
  )
  await reader.press('button', words('account', 'passkeys.add'))
  await reader.hears(words('account', 'passkeys.added'))
  await reader.isAt(/^button "/)

  await page.context().clearCookies()
  await page.addInitScript(() =>
    Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
  )
  await setVerified(false)
  await page.goto('/auth/signin?next=/')
  await reader.press('button', words('start', 'start.passkey'))
  await reader.isAt(`button "${words('start', 'start.passkey')}"`)
  await setVerified(true)
  await page.keyboard.press('Enter')
  await reader.reads('banner', 'main', /^heading 1 ".*Ada/)
})

walk('a forgotten password', async ({ page, app, reader, words }) => {
  const flows = (key: string) => words('flows', key)
  const { email } = accounts.ada
  await page.goto(`/auth/signin/password?email=${email}`)
  await reader.press('link', words('screens', 'app.forgotPassword'))
  await reader.isTitled(titled(words, flows('forgotPassword.heading')))
  await reader.reads(
    `heading 1 "${flows('forgotPassword.heading')}"`,
    `textbox "${flows('forgotPassword.email')}"`,
    `button "${flows('forgotPassword.submit')}"`,
  )
  await reader.isAt(`textbox "${flows('forgotPassword.email')}"`)
  await page.keyboard.press('Enter')
  await reader.isAt(`heading 1 "${flows('resetLink.sentHeading')}"`)
  await reader.reads(
    `heading 1 "${flows('resetLink.sentHeading')}"`,
    `text "${flows('forgotPassword.requested')}"`,
    /^button ".*" disabled/,
    `button "${flows('forgotPassword.differentEmail')}"`,
  )

  await page.goto(await app.outbox.lastLink(email))
  const fields = [flows('legacyReset.password'), flows('legacyReset.confirm')] as const
  await reader.reads(
    `heading 1 "${flows('legacyReset.heading')}"`,
    `textbox "${flows('legacyReset.email')}"`,
    `textbox "${fields[0]}"`,
    `textbox "${fields[1]}"`,
    `button "${flows('legacyReset.submit')}"`,
  )
  await reader.isAt(`textbox "${fields[0]}"`)
  await reader.type(fields[0], 'password1')
  await reader.type(fields[1], 'password1')
  await page.keyboard.press('Enter')
  await reader.isRefused(fields[0])
  await reader.type(fields[0], newPassword)
  await reader.type(fields[1], newPassword)
  await page.keyboard.press('Enter')
  await reader.hears(flows('legacyReset.done'))
  await reader.isAt(`textbox "${words('start', 'start.email')}"`)
})

walk('setting up an authenticator', async ({ page, app, reader, words }) => {
  const flows = (key: string) => words('flows', key)
  const credentials = (key: string) => words('credentials', key)
  const { email } = accounts.mei
  await page.goto('/auth/signin?next=/')
  await reader.type(words('start', 'start.email'), email)
  await page.keyboard.press('Enter')
  await reader.hears(flows('emailCode.heading'))
  await reader.isAt(`textbox "${flows('emailCode.label')}"`)
  await page.keyboard.type(await app.outbox.lastCode(email))

  await reader.hears(flows('emailCode.verified'))
  await reader.isAt(`heading 1 "${credentials('totpSetup.heading')}"`)
  await reader.reads(
    `heading 1 "${credentials('totpSetup.heading')}"`,
    `image "${credentials('totpSetup.qrLabel')}"`,
    /^button ".+" expanded|^button "/,
    `textbox "${credentials('totpSetup.label')}"`,
    `button "${credentials('totpSetup.submit')}" disabled`,
  )
  await page.getByRole('button').and(page.locator('[aria-expanded]')).focus()
  await page.keyboard.press('Enter')
  const key = (await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? ''
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type(codeOf(key.replaceAll(' ', '')))

  await reader.isAt(`heading 1 "${credentials('recoveryCodes.heading')}"`)
  await reader.reads(
    `heading 1 "${credentials('recoveryCodes.heading')}"`,
    `list "${credentials('recoveryCodes.listLabel')}"`,
    /^text "\w{4}-\w{4}"/,
    `button "${credentials('recoveryCodes.next')}"`,
  )
  await reader.press('button', credentials('recoveryCodes.next'))
  await reader.hears(credentials('recoveryCodes.notKept'))
  await page.keyboard.press('Enter')
  await reader.reads('banner', 'main', /^heading 1 ".*Mei/)
})

walk('names and language of an account', async ({ page, app, reader, words }) => {
  const account = (key: string) => words('account', key)
  await app.signIn(page, accounts.ada)
  await page.goto('/auth/account/')
  await reader.reads(
    `navigation "${account('name')}"`,
    `link "${account('overview.heading')}"`,
    `link "${account('security.heading')}"`,
    'main',
    `heading 1 "${account('overview.heading')}"`,
    `button "${account('overview.editName')}"`,
    /^combobox "/,
    `radiogroup "${account('overview.theme')}"`,
  )
  await reader.press('button', account('overview.editName'))
  await reader.isAt(`textbox "${account('overview.firstName')}"`)
  await reader.type(account('overview.firstName'), 'Ada Mary')
  await page.keyboard.press('Enter')
  await reader.hears(account('saved'))
  await reader.isAt(`button "${account('overview.editName')}"`)

  await reader.press('link', account('security.heading'))
  await reader.isAt(`heading 1 "${account('security.heading')}"`)
  await reader.isTitled(words('account', 'title', { heading: account('security.heading') }))
  await reader.press('link', account('overview.heading'))
  const language = page.getByRole('main').getByRole('combobox')
  await language.focus()
  await language.selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(language).toHaveAccessibleName('Sprache')
})

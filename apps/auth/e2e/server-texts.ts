import type { Page } from '@playwright/test'
import { actLinked, actMailed, actSignedIn, answer, refuse } from './stubs.ts'

const email = 'ines@vestibule.example'
const newPassword = 'Meridian-7-Quiet!'
const mailCode = 'POST accounts/login/email_otp/generate_nfer_otp/'
const checkCode = 'POST accounts/login/email_otp/validate_nfer_otp/'

/**
 * Every place where the app shows a text that a server wrote. Each function makes the server answer
 * with `text`, and opens the place.
 */
export const serverTexts: Record<string, (page: Page, text: string) => Promise<void>> = {
  async 'start, refused'(page, text) {
    await refuse(page, 'POST login/', text, { status: 404, code: 'account_not_found' })
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
  },
  async 'password, refused'(page, text) {
    await refuse(page, 'POST accounts/login/', text, { status: 401, code: 'invalid_credentials' })
    await page.goto(`/auth/signin/password?email=${email}`)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
  },
  async 'sign-in link, its owner'(page, text) {
    await actLinked(page, text)
    await page.goto('/auth/signin?authcode=nothing')
  },
  async 'sign-in link, refused'(page, text) {
    await refuse(page, 'POST accounts/login/apitoken/owner/', text, { code: 'token_invalid' })
    await page.goto('/auth/signin?authcode=nothing')
  },
  async 'code, not mailed'(page, text) {
    await refuse(page, mailCode, text, { status: 400, code: 'mail_failed' })
    await page.goto(`/auth/signin/password-otp?type=1&email=${email}`)
  },
  async 'new password, refused'(page, text) {
    await answer(page, mailCode, null)
    await answer(page, checkCode, { user_type: 1 })
    await refuse(page, 'PUT accounts/login/password/set-password/', text)
    await page.goto(`/auth/signin/password-otp?type=1&email=${email}`)
    await enterCode(page)
    await createPassword(page, 'Create password')
  },
  async 'security question'(page, text) {
    await answer(page, 'GET security_questions/get_question/*', { question: text })
    await openQuestion(page)
  },
  async 'security question, refused'(page, text) {
    await refuse(page, 'GET security_questions/get_question/*', text, { status: 418 })
    await openQuestion(page)
  },
  async 'recovery mail, refused'(page, text) {
    await refuse(page, 'POST accounts/reset_password/', text, { status: 404 })
    await page.goto(`/auth/forgot-password?email=${email}`)
    await page.getByRole('button', { name: 'Send reset link' }).click()
  },
  async 'old reset page, refused'(page, text) {
    await actMailed(page)
    await refuse(page, 'POST accounts/reset_password/set_password/a/b/', text)
    await page.goto('/auth/reset-password?uidb64=a&token=b')
    await page.getByLabel('Email').fill(email)
    await createPassword(page, 'Reset password')
  },
  async 'reset page, refused'(page, text) {
    await actMailed(page)
    await refuse(page, 'POST accounts/reset_password/set_password/a/b/', text)
    await page.goto(`/auth/signin/reset-password-otp?uidb64=a&token=b&email=${email}`)
    await createPassword(page, 'Reset password')
  },
  async 'registration, refused'(page, text) {
    await refuse(page, 'POST registeration_requests/', text)
    await page.goto(`/auth/registration?email=${email}`)
    await page.getByLabel('First Name').fill('Inès')
    await page.getByLabel('Last Name').fill('Okafor')
    await page.getByLabel('Description').fill('Survival outcomes')
    await page.getByRole('button', { name: 'Request access' }).click()
  },
  async terms(page, text) {
    await actSignedIn(page, ['terms'])
    await answer(page, 'GET eula/terms/', { id: 'terms', name: text, content: `<p>${text}</p>` })
    await page.goto('/auth/eula')
  },
  async customers(page, text) {
    await actSignedIn(page)
    await answer(page, 'GET accounts/impersonate/organizations/', [
      { id: 'a', name: text },
      { id: 'b', name: `${text} too` },
    ])
    await page.goto('/auth/impersonate/select-customer')
  },
  async 'setup key'(page, text) {
    await openTwoFactor(page, false)
    const url = `otpauth://totp/${encodeURIComponent(text.slice(0, 40).toWellFormed())}?secret=JBSWY3DPEHPK3PXP`
    await answer(page, 'GET accounts/login/totp/generate_qr_code/', { url, secret: text })
    await enterCode(page)
    await page.getByRole('button', { name: 'setup key' }).click()
  },
  async 'recovery codes'(page, text) {
    await openTwoFactor(page, false)
    await answer(page, 'GET accounts/login/totp/generate_qr_code/', {
      url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      secret: 'JBSWY3DPEHPK3PXP',
    })
    await answer(page, 'POST accounts/login/totp/verify_totp/', null)
    await actSignedIn(page)
    const codes = 'accounts/login/totp/recovery_code/generate_recovery_codes/'
    await answer(page, `POST ${codes}`, [text, `${text} 2`])
    await enterCode(page)
    await enterCode(page, 'Code from the app')
  },
  async 'authenticator code, refused'(page, text) {
    await openTwoFactor(page, true)
    await refuse(page, 'POST accounts/login/totp/verify_totp/', text, { status: 409 })
    await enterCode(page)
    await enterCode(page, 'Authentication code')
  },
}

async function enterCode(page: Page, label = 'Verification code'): Promise<void> {
  await page.getByLabel(label).fill('123456')
}

async function createPassword(page: Page, button: string): Promise<void> {
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: button }).click()
}

async function openQuestion(page: Page): Promise<void> {
  await page.goto(`/auth/signin/password-otp?type=2&email=${email}`)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
}

async function openTwoFactor(page: Page, totp_device_setup: boolean): Promise<void> {
  await answer(page, mailCode, null)
  await answer(page, checkCode, { user_type: null, totp_device_setup })
  await page.goto(`/auth/signin/two-factor?email=${email}`)
}

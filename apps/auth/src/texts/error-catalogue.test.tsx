import {
  htmlPage,
  networkFailure,
  refuse,
  truncatedJson,
  type Handlers,
} from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profile } from '@vestibule/app-kit/testing/profile'
import { renderApp } from '../testing/render-app.tsx'

type View = ReturnType<typeof renderApp>
interface Entry {
  readonly text: string | RegExp
  readonly path: string
  readonly handlers?: Handlers
  readonly steps?: (view: View) => Promise<void>
}

const email = 'ines@acme.example'
const query = `?email=${encodeURIComponent(email)}&next=%2Freports`
const codePath = `/signin/password-otp${query}&type=1`
const mailed = { sendEmailCode: null }
const newPassword = 'Meridian-7-Quiet!'

const fill =
  (label: string, text: string) =>
  async ({ user }: View) =>
    user.type(await screen.findByLabelText(label), text)
const press =
  (name: string | RegExp) =>
  async ({ user }: View) =>
    user.click(await screen.findByRole('button', { name }))
const all =
  (...steps: ((view: View) => Promise<void>)[]) =>
  async (view: View) => {
    for (const step of steps) await step(view)
  }
const submitCode = (label = 'Verification code') => fill(label, '123456{Enter}')
const createPassword = all(
  fill('New password', newPassword),
  fill('Confirm password', newPassword),
  press(/^(Create|Reset) password$/),
)
const question = { getSecurityQuestion: { question: 'Where?' } }
const answerQuestion = all(press('Forgot Password'), fill('Answer', 'There{Enter}'))

/** The error catalogue: a situation, and the text that the screen must show. */
const catalogue: Record<string, Entry> = {
  'invalid email format': {
    text: 'Please enter a valid email',
    path: '/signin',
    steps: fill('Email', 'ines{Enter}'),
  },
  'login start failed': {
    text: "Account doesn't exist",
    path: '/signin',
    handlers: { startLogin: refuse('account_not_found', { message: '' }) },
    steps: fill('Email', `${email}{Enter}`),
  },
  'non-200 login': {
    text: 'Invalid Credentials',
    path: `/signin/password${query}`,
    handlers: { login: refuse('invalid_credentials', { message: '' }) },
    steps: fill('Password', 'wrong{Enter}'),
  },
  'login of a disabled account': {
    text: 'This account is disabled. Ask your administrator.',
    path: `/signin/password${query}`,
    handlers: { login: refuse('account_disabled', { message: '' }) },
    steps: fill('Password', 'right{Enter}'),
  },
  'login refused in words of the server': {
    text: 'Not before noon',
    path: `/signin/password${query}`,
    handlers: { login: refuse('forbidden', { message: 'Not before noon' }) },
    steps: fill('Password', 'wrong{Enter}'),
  },
  'recovery of an unknown account': {
    text: 'User not found',
    path: `/forgot-password${query}`,
    handlers: { requestReset: refuse('account_not_found', { message: '' }) },
    steps: press('Send reset link'),
  },
  'recovery refused otherwise': {
    text: 'Something went wrong',
    path: `/forgot-password${query}`,
    handlers: { requestReset: refuse('server_error', { message: '' }) },
    steps: press('Send reset link'),
  },
  'no answer at all': {
    text: 'Something went wrong. Try again later.',
    path: '/signin',
    handlers: { startLogin: networkFailure() },
    steps: fill('Email', `${email}{Enter}`),
  },
  'registration failed': {
    text: 'Server error',
    path: `/registration${query}`,
    handlers: { requestRegistration: refuse('server_error') },
    steps: all(
      fill('First Name', 'Inès'),
      fill('Last Name', 'Okafor'),
      fill('Description', 'Survival'),
      press('Request access'),
    ),
  },
  'registration success': {
    text: "We've sent an email for your email address verification, please check your inbox",
    path: `/registration${query}`,
    handlers: { requestRegistration: { email } },
    steps: all(
      fill('First Name', 'Inès'),
      fill('Last Name', 'Okafor'),
      fill('Description', 'Survival'),
      press('Request access'),
    ),
  },
  'recovery requested': {
    text: 'Check your email for account recovery instructions.',
    path: `/forgot-password${query}`,
    handlers: { requestReset: null },
    steps: press('Send reset link'),
  },
  'reset success': {
    text: 'Success. Redirecting to login...',
    path: `/reset-password${query}&uidb64=a&token=b`,
    handlers: { resetPassword: null },
    steps: createPassword,
  },
  'wrong one-time code': {
    text: 'You have entered an incorrect code',
    path: codePath,
    handlers: { ...mailed, verifyEmailCode: refuse('otp_invalid', { message: '' }) },
    steps: submitCode(),
  },
  'expired code': {
    text: 'Code is invalid or expired',
    path: codePath,
    handlers: { ...mailed, verifyEmailCode: refuse('otp_expired', { message: '' }) },
    steps: submitCode(),
  },
  'email verified': {
    text: 'Email verified successfully',
    path: codePath,
    handlers: { ...mailed, verifyEmailCode: { user_type: 1 } },
    steps: submitCode(),
  },
  'code verified': {
    text: 'Code verified successfully',
    path: `/signin/two-factor${query}`,
    handlers: {
      ...mailed,
      verifyEmailCode: { user_type: null, totp_device_setup: true },
      verifyTotp: null,
      decideRedirect: networkFailure(),
    },
    steps: all(submitCode(), submitCode('Authentication code')),
  },
  'password created': {
    text: 'Password created successfully',
    path: codePath,
    handlers: {
      ...mailed,
      verifyEmailCode: { user_type: 1 },
      setPassword: null,
      decideRedirect: networkFailure(),
    },
    steps: all(submitCode(), createPassword),
  },
  'credentials verified': {
    text: 'Credentials verified successfully',
    path: `/signin/password-otp${query}&type=2`,
    handlers: { ...mailed, verifyPassword: null },
    steps: fill('Password', 'right{Enter}'),
  },
  'reset link failure': {
    text: 'Failed to send reset link. Try again.',
    path: `/forgot-password${query}`,
    handlers: { requestReset: refuse('mail_failed', { message: '' }) },
    steps: press('Send reset link'),
  },
  'wrong security answer': {
    text: 'Invalid answer. Try again.',
    path: `/signin/password-otp${query}&type=2`,
    handlers: { ...question, validateSecurityAnswer: { valid_answer: false } },
    steps: answerQuestion,
  },
  'security flow failure': {
    text: 'Something went wrong. Try again.',
    path: `/signin/password-otp${query}&type=2`,
    handlers: { ...question, validateSecurityAnswer: refuse('server_error') },
    steps: answerQuestion,
  },
  'no organisations': {
    text: 'No Organisation Found',
    path: '/impersonate/select-customer',
    handlers: { getProfile: profile, listOrganizations: [] },
  },
  'organisation select failed': {
    text: 'Something went Wrong',
    path: '/impersonate/select-customer',
    handlers: {
      getProfile: profile,
      listOrganizations: [{ id: 'a', name: 'Acme' }],
      selectOrganization: refuse('server_error'),
    },
  },
  'unparseable message': {
    text: 'An unknown error occurred',
    path: '/signin',
    handlers: { startLogin: truncatedJson() },
    steps: fill('Email', `${email}{Enter}`),
  },
  'a page of the network in place of the answer': {
    text: /your network’s own sign-in page/,
    path: '/signin',
    handlers: { startLogin: htmlPage() },
    steps: fill('Email', `${email}{Enter}`),
  },
  'data load failure': {
    text: 'Server Error',
    path: '/eula',
    handlers: { getProfile: refuse('server_error') },
  },
  'unknown path': { text: 'Page Not Found', path: '/nowhere' },
}

it.each(Object.entries(catalogue))('%s', async (_situation, { text, path, handlers, steps }) => {
  const view = renderApp(path, handlers && { handlers })
  await steps?.(view)
  const [shown] = await screen.findAllByText(text)
  expect(shown).toBeVisible()
})

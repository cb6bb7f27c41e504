import {
  checkResetLink,
  getSecurityQuestion,
  requestRegistration,
  requestReset,
  resetPassword,
  startLogin,
  validateSecurityAnswer,
  verifyRegistrationPath,
} from '@vestibule/api-client'
import { demo } from '../testing/sign-in-steps.ts'
import type { CasesOf, ConformanceWorld } from './call-cases.ts'

const email = demo.passwordAndCode
const password = 'Slow-Lantern-77!'
const stranger = { email: 'x@nowhere.example' }
const request = {
  firstName: 'Eve',
  lastName: 'Stone',
  description: 'Cohorts of rare diseases',
  email: 'eve@nowhere.example',
}

/** The parts of the link that was mailed. */
async function mailedLink({ server, visit }: ConformanceWorld) {
  const { client } = await visit()
  await requestReset(client, { email })
  const [mail] = await server.outbox(email)
  const query = new URL(mail?.link ?? server.origin).searchParams
  return { client, uid: query.get('uidb64') ?? '', token: query.get('token') ?? '' }
}

/** A visitor who is asked for the password. */
async function atPassword({ visit }: ConformanceWorld, address: string) {
  const { client } = await visit()
  await startLogin(client, { email: address })
  return client
}

export const recoveryCases: CasesOf<
  | 'requestReset'
  | 'resetPassword'
  | 'checkResetLink'
  | 'getSecurityQuestion'
  | 'validateSecurityAnswer'
  | 'requestRegistration'
  | 'verifyRegistration'
> = {
  requestReset: {
    good: [
      {
        name: 'of an account',
        run: async ({ visit }) => requestReset((await visit()).client, { email }),
        outcome: { kind: 'sent' },
      },
    ],
    bad: [
      {
        name: 'of an unknown address',
        run: async ({ visit }) => requestReset((await visit()).client, stranger),
        outcome: { kind: 'accountNotFound', error: { message: 'User not found' } },
      },
    ],
  },
  resetPassword: {
    good: [
      {
        name: 'by the mailed link',
        run: async (world) => {
          const { client, ...link } = await mailedLink(world)
          return resetPassword(client, { ...link, password, confirmPassword: password })
        },
        outcome: { kind: 'saved' },
      },
    ],
    bad: [
      {
        name: 'by a link that is none',
        run: async ({ visit }) => {
          const { client } = await visit()
          const link = { uid: 'x', token: 'y' }
          return resetPassword(client, { ...link, password, confirmPassword: password })
        },
        outcome: { kind: 'tokenInvalid' },
      },
      {
        name: 'typed in two ways',
        run: async (world) => {
          const { client, ...link } = await mailedLink(world)
          return resetPassword(client, { ...link, password, confirmPassword: `${password}?` })
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { confirm_password: ['password does not match'] } },
        },
      },
    ],
  },
  checkResetLink: {
    good: [
      {
        name: 'that was mailed',
        run: async (world) => {
          const { client, ...link } = await mailedLink(world)
          return checkResetLink(client, link)
        },
        outcome: { kind: 'usable' },
      },
    ],
    bad: [
      {
        name: 'that is spent',
        run: async (world) => {
          const { client, ...link } = await mailedLink(world)
          await resetPassword(client, { ...link, password, confirmPassword: password })
          return checkResetLink(client, link)
        },
        outcome: { kind: 'tokenInvalid' },
      },
    ],
  },
  getSecurityQuestion: {
    good: [
      {
        name: 'of an account that has one',
        run: async (world) => getSecurityQuestion(await atPassword(world, email), { email }),
        outcome: { kind: 'loaded', value: 'What was the name of your first laboratory?' },
      },
    ],
    bad: [
      {
        name: 'of an account that has none',
        run: async (world) => {
          const client = await atPassword(world, demo.password)
          return getSecurityQuestion(client, { email: demo.password })
        },
        outcome: { kind: 'notFound' },
      },
      {
        name: 'of an account that this browser is not signing in to',
        run: async ({ visit }) => getSecurityQuestion((await visit()).client, { email }),
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  validateSecurityAnswer: {
    good: [
      {
        name: 'that is right',
        run: async (world) =>
          validateSecurityAnswer(await atPassword(world, email), {
            email,
            answer: ' harbour  WING ',
          }),
        outcome: { kind: 'verified' },
      },
      {
        name: 'that is wrong',
        run: async (world) =>
          validateSecurityAnswer(await atPassword(world, email), { email, answer: 'no idea' }),
        outcome: { kind: 'wrongAnswer' },
      },
    ],
    bad: [
      {
        name: 'without words',
        run: async (world) =>
          validateSecurityAnswer(await atPassword(world, email), { email, answer: ' ' }),
        outcome: { kind: 'invalid' },
      },
      {
        name: 'of an account that this browser is not signing in to',
        run: async ({ visit }) =>
          validateSecurityAnswer((await visit()).client, { email, answer: 'Harbour Wing' }),
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  requestRegistration: {
    good: [
      {
        name: 'of a new address',
        run: async ({ visit }) => requestRegistration((await visit()).client, request),
        outcome: { kind: 'requested', email: request.email },
      },
    ],
    bad: [
      {
        name: 'without a name',
        run: async ({ visit }) =>
          requestRegistration((await visit()).client, { ...request, firstName: '' }),
        outcome: {
          kind: 'invalid',
          error: { fields: { first_name: ['This field cannot be empty'] } },
        },
      },
    ],
  },
  verifyRegistration: {
    good: [
      {
        name: 'of the mailed link, by its form, twice',
        run: async ({ server, visit }) => {
          const { browser, client } = await visit()
          await requestRegistration(client, request)
          const [mail] = await server.outbox(request.email)
          const { pathname } = new URL(mail?.link ?? server.origin)
          const visited = await browser.get(pathname)
          await browser.send(pathname, { method: 'POST' })
          const { status, headers } = await browser.send(pathname, { method: 'POST' })
          return { visited: visited.status, status, location: headers.get('location') }
        },
        outcome: {
          visited: 200,
          status: 303,
          location: '/auth/signin?email=eve%40nowhere.example',
        },
      },
      {
        name: 'of a link that is none',
        run: async ({ visit }) => {
          const { browser } = await visit()
          const { status, headers } = await browser.get(verifyRegistrationPath('none'))
          return { status, location: headers.get('location') }
        },
        outcome: { status: 302, location: '/auth/signin?error=token_invalid' },
      },
    ],
    bad: [
      {
        name: 'of a link that nothing can have',
        run: async ({ visit }) =>
          (await visit()).browser.get(verifyRegistrationPath('x'.repeat(300))),
        outcome: { status: 400 },
      },
    ],
  },
}

import {
  changePassword,
  getSecurity,
  proveAgain,
  sendProofCode,
  setSecurityQuestion,
  updateProfile,
} from '@vestibule/api-client'
import { lockedOut, sessionLocked } from './activity-cases.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { securityQuestion } from './journeys.ts'
import { anyText } from './match.ts'
import { accountOf, signedIn, type ConformanceWorld } from './world.ts'

const user = (world: ConformanceWorld) => accountOf(world, 'user')

export const accountCases: CasesOf<
  | 'getSecurity'
  | 'sendProofCode'
  | 'proveAgain'
  | 'changePassword'
  | 'setSecurityQuestion'
  | 'updateProfile'
> = {
  getSecurity: {
    good: [
      {
        name: 'of an account with a password alone',
        run: async (world) => getSecurity((await signedIn(world, 'user')).client),
        outcome: {
          kind: 'loaded',
          value: {
            sign_in_method: 'password',
            password: { changed_at: anyText },
            authenticator: null,
          },
        },
      },
    ],
    bad: [withoutSession(({ client }) => getSecurity(client))],
  },
  sendProofCode: {
    good: [
      {
        name: 'whose code proves who is signed in',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const mail = await world.mailTo(user(world).email, () => sendProofCode(client))
          return proveAgain(client, { code: mail.code() })
        },
        outcome: { kind: 'proven' },
        when: 'late',
      },
    ],
    bad: [withoutSession(({ client }) => sendProofCode(client))],
  },
  proveAgain: {
    good: [
      {
        name: 'by the password, which unlocks the session',
        run: async (world) => {
          const { client } = await lockedOut(world)
          const refused = await getSecurity(client)
          const proof = await proveAgain(client, { password: user(world).password })
          return [refused, proof, await getSecurity(client)]
        },
        outcome: [sessionLocked, { kind: 'proven' }, { kind: 'loaded' }],
      },
      {
        name: 'by the password, and the session goes on',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const proof = await proveAgain(client, { password: user(world).password })
          return [proof, await getSecurity(client)]
        },
        outcome: [{ kind: 'proven' }, { kind: 'loaded' }],
      },
    ],
    bad: [
      withoutSession(({ client }) => proveAgain(client, { password: 'none' })),
      {
        name: 'by a wrong password',
        run: async (world) =>
          proveAgain((await signedIn(world, 'user')).client, { password: 'Wrong-Password-26!' }),
        outcome: { kind: 'wrongCredentials' },
      },
    ],
  },
  changePassword: {
    good: [
      {
        name: 'to the same one, which signs out the other browsers',
        run: async (world) => {
          const other = await signedIn(world, 'user')
          const { client } = await signedIn(world, 'user')
          const { password } = user(world)
          world.spent.add(`${user(world).email} is signed out elsewhere, and its API tokens ended`)
          const outcome = await changePassword(client, { password, confirmPassword: password })
          return [outcome, await getSecurity(client), await getSecurity(other.client)]
        },
        outcome: [{ kind: 'saved' }, { kind: 'loaded' }, { kind: 'notSignedIn' }],
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) =>
        changePassword(client, { password: 'a', confirmPassword: 'a' }),
      ),
      {
        name: 'to one that is too short',
        run: async (world) =>
          changePassword((await signedIn(world, 'user')).client, {
            password: 'Short-1!',
            confirmPassword: 'Short-1!',
          }),
        outcome: { kind: 'invalid', error: { fields: { password: [anyText] } } },
      },
    ],
  },
  setSecurityQuestion: {
    good: [
      {
        name: 'which the account then has',
        run: async (world) => {
          // Throws `Skipped` if the file with the test accounts has no security question.
          const { answer } = securityQuestion(world)
          // Use `other_user`: a test of getSecurityQuestion expects that the account `user` has no question.
          const { email } = accountOf(world, 'other_user')
          const { client } = await signedIn(world, 'other_user')
          world.spent.add(`${email} has another security question now, and is signed out elsewhere`)
          const question = 'What is asked by this case?'
          const outcome = await setSecurityQuestion(client, { question, answer })
          return [outcome, await getSecurity(client)]
        },
        outcome: [
          { kind: 'saved' },
          {
            kind: 'loaded',
            value: { security_question: { question: 'What is asked by this case?' } },
          },
        ],
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) =>
        setSecurityQuestion(client, { question: 'Where?', answer: 'There' }),
      ),
      {
        name: 'with an answer of one letter',
        run: async (world) =>
          setSecurityQuestion((await signedIn(world, 'user')).client, {
            question: 'Where?',
            answer: 'x',
          }),
        outcome: { kind: 'invalid', error: { fields: { answer: [anyText] } } },
      },
    ],
  },
  updateProfile: {
    good: [
      {
        name: 'to another language and back',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const there = await updateProfile(client, { language: 'de' })
          return [there, await updateProfile(client, { language: null })]
        },
        outcome: [
          { kind: 'saved', profile: { language: 'de' } },
          { kind: 'saved', profile: { language: null } },
        ],
      },
    ],
    bad: [
      withoutSession(({ client }) => updateProfile(client, { language: 'de' })),
      {
        name: 'to a name without a character',
        run: async (world) =>
          updateProfile((await signedIn(world, 'user')).client, { firstName: ' ' }),
        outcome: { kind: 'invalid', error: { fields: { first_name: [anyText] } } },
      },
    ],
  },
}

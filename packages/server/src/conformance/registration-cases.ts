import { requestRegistration, verifyRegistrationPath } from '@vestibule/api-client'
import type { CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import { fresh, given, type ConformanceWorld } from './world.ts'

const form = {
  firstName: 'Eve',
  lastName: 'Stone',
  description: 'Looks whether this backend keeps the contract',
}

/** A registration form with an address that nobody has registered yet. */
function registration({ file, spent }: ConformanceWorld) {
  const { domain } = given(file.registration, 'registration')
  const email = `conformance-${fresh().toLowerCase()}@${domain}`
  spent.add(`${email} was registered`)
  return { ...form, email }
}

export const registrationCases: CasesOf<'requestRegistration' | 'verifyRegistration'> = {
  requestRegistration: {
    good: [
      {
        name: 'of a new address',
        run: async (world) => {
          const request = registration(world)
          const outcome = await requestRegistration((await world.visit()).client, request)
          return outcome.kind === 'requested'
            ? { isSame: outcome.email === request.email }
            : outcome
        },
        outcome: { isSame: true },
      },
    ],
    bad: [
      {
        name: 'without a name',
        run: async ({ visit, file }) => {
          const { domain } = given(file.registration, 'registration')
          const request = { ...form, email: `nobody@${domain}`, firstName: '' }
          return requestRegistration((await visit()).client, request)
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { first_name: [anyText] } },
        },
      },
    ],
  },
  verifyRegistration: {
    good: [
      {
        name: 'of the mailed link, by its form, twice',
        run: async (world) => {
          const { browser, client } = await world.visit()
          const request = registration(world)
          const mail = await world.mailTo(request.email, () => requestRegistration(client, request))
          const { pathname } = mail.link()
          const visited = await browser.get(pathname)
          await browser.send(pathname, { method: 'POST' })
          const { status, headers } = await browser.send(pathname, { method: 'POST' })
          const to = `/auth/signin?email=${encodeURIComponent(request.email)}`
          return { visited: visited.status, status, leadsOn: headers.get('location') === to }
        },
        outcome: { visited: 200, status: 303, leadsOn: true },
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

import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChangePath,
  getSecurity,
  undoEmailChangePath,
} from '@vestibule/api-client'
import { withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, fresh, signedIn, type ConformanceWorld, type Visitor } from './world.ts'

interface Links extends Visitor {
  readonly confirm: string
  readonly undo: string
}

/** The change of address that all tests share, because a server mails an account only once in 30 seconds. */
const begun = new WeakMap<ConformanceWorld, Promise<Links>>()

/**
 * Asks to change the address of the account `user`, and returns the links in both mails: to confirm and to undo the
 * change.
 */
function mailedLinks(world: ConformanceWorld): Promise<Links> {
  const links = begun.get(world) ?? beginChange(world)
  begun.set(world, links)
  return links
}

async function beginChange(world: ConformanceWorld): Promise<Links> {
  const { email } = accountOf(world, 'user')
  const visitor = await signedIn(world, 'user')
  const address = email.replace('@', `+${fresh(6).toLowerCase()}@`)
  let confirm = ''
  const toOld = await world.mailTo(email, async () => {
    const toNew = await world.mailTo(address, () => changeEmail(visitor.client, { email: address }))
    confirm = toNew.link().pathname
    return { kind: 'sent' }
  })
  return { ...visitor, confirm, undo: toOld.link().pathname }
}

const page = (which: 'confirm' | 'undo'): CallCase => ({
  name: 'by a page with a form, whose visit changes nothing',
  run: async (world) => {
    const { client, browser, [which]: path } = await mailedLinks(world)
    const visited = await browser.get(path)
    const security = await getSecurity(client)
    const isOpen = security.kind === 'loaded' && security.value.email_change !== null
    return { status: visited.status, hasForm: visited.text.includes('<form method="post"'), isOpen }
  },
  outcome: { status: 200, hasForm: true, isOpen: true },
  when: 'late',
})

const unknownLink = (path: string): CallCase => ({
  name: 'of a link that is none',
  run: async ({ visit }) => {
    const { status, headers } = await (await visit()).browser.get(path)
    return [status, headers.get('location')]
  },
  outcome: [302, '/auth/signin?error=token_invalid'],
})

export const emailChangeCases: CasesOf<
  'changeEmail' | 'cancelEmailChange' | 'confirmEmailChange' | 'undoEmailChange'
> = {
  confirmEmailChange: {
    good: [page('confirm')],
    bad: [unknownLink(confirmEmailChangePath('no-such-token'))],
  },
  undoEmailChange: {
    good: [page('undo')],
    bad: [unknownLink(undoEmailChangePath('no-such-token'))],
  },
  changeEmail: {
    good: [
      {
        name: 'to a new address, given up again',
        run: async (world) => {
          const { client } = await mailedLinks(world)
          const outcome = await cancelEmailChange(client)
          begun.delete(world)
          return outcome
        },
        outcome: { kind: 'cancelled' },
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => changeEmail(client, { email: 'ada@acme.example' })),
      {
        name: 'to what is no address',
        run: async (world) => changeEmail((await signedIn(world, 'user')).client, { email: 'ada' }),
        outcome: { kind: 'invalid', error: { fields: { email: [anyText] } } },
      },
    ],
  },
  cancelEmailChange: {
    good: [
      {
        name: 'where there is none',
        run: async (world) => cancelEmailChange((await signedIn(world, 'user')).client),
        outcome: { kind: 'cancelled' },
      },
    ],
    bad: [withoutSession(({ client }) => cancelEmailChange(client))],
  },
}

import { createTicket, requestRegistration, type Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { asAdministrator, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import {
  accountOf,
  fresh,
  given,
  signedIn,
  Skipped,
  unlessThrottled,
  type ConformanceWorld,
} from './world.ts'

const unknown = 'nothing'
const notFound = { kind: 'notFound' }
const loaded = { kind: 'loaded' }

/**
 * Registers a new address and verifies it. Returns the id of the registration, on which an administrator has to decide.
 * Throws `Skipped` if registration is off, or registrations become accounts at once.
 */
async function requested(client: Client, world: ConformanceWorld) {
  const { domain } = given(world.file.registration, 'registration')
  const email = `conformance-${fresh().toLowerCase()}@${domain}`
  const person = { email, firstName: 'Eve', lastName: 'Stone', description: 'Conformance' }
  const { browser, client: own } = await world.visit()
  const mail = await world.mailTo(email, async () => {
    const outcome = await requestRegistration(own, { ...person, signInMethod: 'password' })
    if (outcome.kind === 'signUpDisabled') throw new Skipped('registration is off')
    return outcome
  })
  world.spent.add(`${email} was registered`)
  await browser.send(mail.link().pathname, { method: 'POST' })
  const waiting = await adminOf(client).listRegistrations({ q: email }, { cache: false })
  const [request] = waiting.kind === 'loaded' ? waiting.value.items : []
  // Some servers make each registration an account at once, so that no administrator has to decide on it.
  if (request === undefined) throw new Skipped('nobody decides on requests here')
  return { registrationId: request.id }
}

/**
 * Files a ticket in the name of the account `user`, and returns its id. Throws `Skipped` if another system keeps the
 * tickets.
 */
async function filed(client: Client, world: ConformanceWorld) {
  const user = await signedIn(world, 'user')
  const subject = `Conformance ${fresh()}`
  const ticket = { subject, description: 'For administration', category: 'problem' } as const
  const outcome = unlessThrottled(await createTicket(user.client, ticket))
  if (outcome.kind !== 'created') throw new Skipped('tickets are kept by another system')
  world.spent.add(`${accountOf(world, 'user').email} has filed tickets “Conformance …”`)
  const found = await adminOf(client).listAllTickets({ q: subject }, { cache: false })
  const [one] = found.kind === 'loaded' ? found.value.items : []
  return { ticketId: one?.id ?? '' }
}

const open = new WeakMap<ConformanceWorld, ReturnType<typeof filed>>()

/**
 * Returns the same open ticket to all tests that may share one: a server limits how many tickets an account may file in
 * an hour.
 */
async function filedBefore(client: Client, world: ConformanceWorld) {
  const ticket = open.get(world) ?? filed(client, world)
  open.set(world, ticket)
  return ticket
}

/** The id of some terms of use. Throws `Skipped` if the server has none. */
async function someTerms(client: Client) {
  const terms = await adminOf(client).listTerms()
  const [one] = terms.kind === 'loaded' ? terms.value.items : []
  if (one === undefined) throw new Skipped('there are no terms of use')
  return one.id
}

/**
 * Conformance tests of the administration's overview, registrations, mails, audit events, support, terms and health.
 */
export const adminSectionCases = {
  getAdministrator: taken('with permissions', (client) => adminOf(client).getAdministrator(), {
    kind: 'loaded',
    value: { only_organization: null, read_only: null, needs_proof: false },
  }),
  getAdminOverview: taken('of all that waits', (client) => adminOf(client).getAdminOverview(), {
    kind: 'loaded',
    value: { people: {}, mails: {} },
  }),
  listRegistrations: taken(
    'that were refused',
    (client) => adminOf(client).listRegistrations({ state: 'refused' }),
    loaded,
  ),
  approveRegistration: taken(
    'with a verified address',
    async (client, world) => {
      const [organization = ''] = accountOf(world, 'staff').customers
      return adminOf(client).approveRegistration({
        ...(await requested(client, world)),
        organization,
      })
    },
    { kind: 'approved', value: { user_id: anyText } },
    [
      asAdministrator(
        'that there is not',
        (client, world) => {
          const [organization = ''] = accountOf(world, 'staff').customers
          return adminOf(client).approveRegistration({ registrationId: unknown, organization })
        },
        notFound,
      ),
    ],
  ),
  refuseRegistration: taken(
    'with a note',
    async (client, world) =>
      adminOf(client).refuseRegistration({
        ...(await requested(client, world)),
        note: 'Conformance',
      }),
    { kind: 'refused' },
  ),
  listEvents: taken('newest first', (client) => adminOf(client).listEvents({ limit: 1 }), {
    kind: 'loaded',
    value: { items: [{ at: anyText }] },
  }),
  exportEvents: taken('as CSV', (client) => adminOf(client).exportEvents({ event: 'signed_in' }), {
    kind: 'exported',
    value: { csv: anyText },
  }),
  listAllTickets: taken(
    'by a word',
    async (client, world) => {
      await filedBefore(client, world)
      return adminOf(client).listAllTickets({ q: 'Conformance', limit: 1 })
    },
    { kind: 'loaded', value: { items: [{ state: anyText }] } },
  ),
  getTicket: taken(
    'with its text',
    async (client, world) => adminOf(client).getTicket(await filedBefore(client, world)),
    { kind: 'loaded', value: { description: 'For administration' } },
    [
      asAdministrator(
        'that there is not',
        (client) => adminOf(client).getTicket({ ticketId: unknown }),
        notFound,
      ),
    ],
  ),
  answerTicket: taken(
    'that is open',
    async (client, world) =>
      adminOf(client).answerTicket({ ...(await filedBefore(client, world)), text: 'Conformance' }),
    { kind: 'answered' },
  ),
  closeTicket: taken(
    'once and not again',
    async (client, world) => {
      const ticket = await filed(client, world)
      return [await adminOf(client).closeTicket(ticket), await adminOf(client).closeTicket(ticket)]
    },
    [{ kind: 'closed' }, { kind: 'conflict' }],
  ),
  listErrorReports: taken(
    'of one app',
    (client) => adminOf(client).listErrorReports({ app: 'shell' }),
    loaded,
  ),
  listMails: taken(
    'that were sent',
    (client) => adminOf(client).listMails({ state: 'sent' }),
    loaded,
  ),
  sendAllMails: taken('that wait', (client) => adminOf(client).sendAllMails(), { kind: 'tried' }),
  sendTestMail: taken('to oneself', (client) => adminOf(client).sendTestMail(), {
    kind: 'sent',
    value: { to: anyText },
  }),
  getHealth: taken(
    'with jobs and settings',
    async (client) => {
      const health = await adminOf(client).getHealth()
      return health.kind === 'loaded' && health.value.jobs.every(({ name }) => name !== '')
    },
    true,
  ),
  getHealthChecks: taken('of everything', (client) => adminOf(client).getHealthChecks(), loaded),
  listTerms: taken('latest first', (client) => adminOf(client).listTerms(), loaded),
  getTerms: taken(
    'with their text',
    async (client) => adminOf(client).getTerms({ termsId: await someTerms(client) }),
    { kind: 'loaded', value: { content: anyText } },
    [
      asAdministrator(
        'that there are not',
        (client) => adminOf(client).getTerms({ termsId: unknown }),
        notFound,
      ),
    ],
  ),
  listTermsPeople: taken(
    'who have accepted',
    async (client) =>
      adminOf(client).listTermsPeople({ termsId: await someTerms(client), state: 'accepted' }),
    loaded,
  ),
  exportTermsPeople: taken(
    'who have not accepted',
    async (client) =>
      adminOf(client).exportTermsPeople({ terms: await someTerms(client), state: 'not_yet' }),
    { kind: 'exported', value: { csv: anyText } },
  ),
  previewTerms: taken(
    'without what would run',
    (client) => adminOf(client).previewTerms({ content: '<p>Text</p><script>1</script>' }),
    { kind: 'previewed', value: { content: '<p>Text</p>' } },
  ),
  publishTerms: taken(
    'for a day to come',
    (client, { spent }) => {
      spent.add('terms of use “Conformance …” are published for the year 2999')
      const terms = { name: `Conformance ${fresh()}`, content: '<p>Text</p>' }
      return adminOf(client).publishTerms({ ...terms, valid_from: '2999-01-01T00:00:00Z' })
    },
    { kind: 'published', value: { id: anyText } },
    [
      asAdministrator(
        'without a text',
        (client) => adminOf(client).publishTerms({ name: 'Conformance', content: '' }),
        { kind: 'invalid' },
      ),
    ],
  ),
} satisfies Readonly<Record<string, CallCases>>

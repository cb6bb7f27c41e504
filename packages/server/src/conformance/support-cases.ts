import { isDeepStrictEqual } from 'node:util'
import {
  createShortUrl,
  createTicket,
  getTicketSystem,
  listTickets,
  listVirtualCohorts,
  reportError,
  shortUrlPath,
} from '@vestibule/api-client'
import { demo } from '../testing/sign-in-steps.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'

const ticket = {
  subject: 'No counts',
  description: 'The counts stay empty.',
  category: 'problem',
  pageUrl: '/dv/four_rivers/signals',
} as const
const report = { app: 'shell', version: '1.0.0', message: 'x is undefined', url: '/dv' }

export const supportCases: CasesOf<
  | 'getTicketSystem'
  | 'listTickets'
  | 'createTicket'
  | 'reportError'
  | 'createShortUrl'
  | 'followShortUrl'
  | 'listVirtualCohorts'
> = {
  getTicketSystem: {
    good: [
      {
        name: 'where tickets are kept here',
        run: async ({ signedIn }) => getTicketSystem((await signedIn(demo.password)).client),
        outcome: { kind: 'loaded', value: { system: 'internal', url: null } },
      },
    ],
    bad: [withoutSession(({ client }) => getTicketSystem(client))],
  },
  listTickets: {
    good: [
      {
        name: 'of one’s own',
        run: async ({ signedIn }) => {
          await createTicket((await signedIn(demo.docsAdmin)).client, ticket)
          const { client } = await signedIn(demo.password)
          await createTicket(client, ticket)
          return listTickets(client)
        },
        outcome: { kind: 'loaded', value: [{ subject: ticket.subject }] },
      },
    ],
    bad: [withoutSession(({ client }) => listTickets(client))],
  },
  createTicket: {
    good: [
      {
        name: 'with all its parts',
        run: async ({ signedIn }) => createTicket((await signedIn(demo.password)).client, ticket),
        outcome: { kind: 'created', ticket: { category: 'problem', page_url: ticket.pageUrl } },
      },
      {
        name: 'sent again by a page that did not get the answer',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.password)
          const named = { ...ticket, clientKey: '6f1c2a44-9c0e-4a57-8d3b-0b1f7f2f5a10' }
          const first = await createTicket(client, named)
          const again = await createTicket(client, named)
          const listed = await listTickets(client, { cache: false })
          return { first, isSame: isDeepStrictEqual(first, again), listed }
        },
        outcome: {
          first: { kind: 'created' },
          isSame: true,
          listed: { kind: 'loaded', value: [{ subject: ticket.subject }] },
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => createTicket(client, ticket)),
      {
        name: 'without a description',
        run: async ({ signedIn }) =>
          createTicket((await signedIn(demo.password)).client, { ...ticket, description: ' ' }),
        outcome: {
          kind: 'invalid',
          error: { fields: { description: ['This field cannot be empty'] } },
        },
      },
    ],
  },
  reportError: {
    good: [
      {
        name: 'by anyone',
        run: async ({ visit }) => reportError((await visit()).client, report),
        outcome: { kind: 'reported' },
      },
    ],
    bad: [
      {
        name: 'of an app with too long a name',
        run: async ({ visit }) =>
          reportError((await visit()).client, { ...report, app: 'x'.repeat(101) }),
        outcome: { kind: 'invalid', error: { code: 'validation_failed' } },
      },
    ],
  },
  createShortUrl: {
    good: [
      {
        name: 'of a path here',
        run: async ({ signedIn }) =>
          createShortUrl((await signedIn(demo.password)).client, { url: '/dv/four_rivers/' }),
        outcome: { kind: 'created' },
      },
    ],
    bad: [
      withoutSession(({ client }) => createShortUrl(client, { url: '/' })),
      {
        name: 'of another origin',
        run: async ({ signedIn }) =>
          createShortUrl((await signedIn(demo.password)).client, { url: 'https://evil.example/' }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  followShortUrl: {
    good: [
      {
        name: 'of a short address',
        run: async ({ signedIn }) => {
          const { browser, client } = await signedIn(demo.password)
          const created = await createShortUrl(client, { url: '/dv/four_rivers/?a=1' })
          if (created.kind !== 'created') return created
          const { pathname } = new URL(created.shortUrl, browser.origin)
          const { headers } = await browser.get(pathname)
          return headers.get('location')
        },
        outcome: '/dv/four_rivers/?a=1',
      },
    ],
    bad: [
      {
        name: 'that there is not',
        run: async ({ visit }) => (await visit()).browser.get(shortUrlPath('nothing')),
        outcome: { status: 404 },
      },
    ],
  },
  listVirtualCohorts: {
    good: [
      {
        name: 'by an internal user',
        run: async ({ signedIn }) => listVirtualCohorts((await signedIn(demo.docsAdmin)).client),
        outcome: { kind: 'loaded', value: [{ id: 'her2-negative' }, {}, {}] },
      },
    ],
    bad: [
      withoutSession(({ client }) => listVirtualCohorts(client)),
      {
        name: 'by an external user',
        run: async ({ signedIn }) => listVirtualCohorts((await signedIn(demo.password)).client),
        outcome: { kind: 'forbidden' },
      },
    ],
  },
}

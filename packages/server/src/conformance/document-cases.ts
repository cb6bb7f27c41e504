import {
  deleteDocument,
  documentPath,
  getDocumentationHealth,
  listDocuments,
  listSellers,
  previewDocument,
  saveDocument,
  updateDocument,
} from '@vestibule/api-client'
import { demo } from '../testing/sign-in-steps.ts'
import { withoutSession, type CallCase, type CasesOf, type Visitor } from './call-cases.ts'

const home = { elementId: 'home.apps', appName: 'shell' }
const fresh = { elementId: 'home.new', appName: 'shell', data: { mini_content: 'A note' } }

const asAdmin =
  (run: (visitor: Visitor) => Promise<unknown>): CallCase['run'] =>
  async ({ signedIn }) =>
    run(await signedIn(demo.docsAdmin))

const byReader = (run: (visitor: Visitor) => Promise<unknown>): CallCase => ({
  name: 'by a reader',
  run: async ({ signedIn }) => run(await signedIn(demo.password)),
  outcome: { kind: 'forbidden' },
})

export const documentCases: CasesOf<
  | 'listDocuments'
  | 'saveDocument'
  | 'updateDocument'
  | 'deleteDocument'
  | 'previewDocument'
  | 'readDocument'
  | 'listSellers'
  | 'documentationHealth'
> = {
  listDocuments: {
    good: [
      {
        name: 'with their full text',
        run: async ({ signedIn }) =>
          listDocuments((await signedIn(demo.password)).client, {
            elementIds: ['home.search', 'home.apps', 'nothing'],
            appName: 'shell',
            mainContent: true,
          }),
        outcome: {
          kind: 'loaded',
          value: [{ element_id: 'home.search' }, { element_id: 'home.apps', version: 1 }],
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => listDocuments(client, { elementIds: ['home.apps'] })),
      {
        name: 'of a data partner that is not theirs',
        run: async ({ signedIn }) =>
          listDocuments((await signedIn(demo.password)).client, {
            elementIds: ['home.apps'],
            dataPartnerId: 'stranger',
          }),
        outcome: { kind: 'forbidden' },
      },
    ],
  },
  saveDocument: {
    good: [
      {
        name: 'that is new',
        run: asAdmin(({ client }) => saveDocument(client, fresh)),
        outcome: { kind: 'saved', document: { element_id: 'home.new', version: 1 } },
      },
    ],
    bad: [
      withoutSession(({ client }) => saveDocument(client, fresh)),
      byReader(({ client }) => saveDocument(client, fresh)),
      {
        name: 'that is there already',
        run: asAdmin(({ client }) => saveDocument(client, { ...fresh, ...home })),
        outcome: { kind: 'conflict' },
      },
      {
        name: 'without a text',
        run: asAdmin(({ client }) => saveDocument(client, { ...fresh, data: {} })),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  updateDocument: {
    good: [
      {
        name: 'from its latest version',
        run: asAdmin(({ client }) => updateDocument(client, { ...fresh, ...home, version: 1 })),
        outcome: { kind: 'saved', document: { mini_content: 'A note', version: 2 } },
      },
    ],
    bad: [
      withoutSession(({ client }) => updateDocument(client, fresh)),
      {
        name: 'from a stale version',
        run: asAdmin(({ client }) => updateDocument(client, { ...fresh, ...home, version: 0 })),
        outcome: {
          kind: 'conflict',
          error: { info: { current: { element_id: 'home.apps', version: 1 } } },
        },
      },
      {
        name: 'that there is not',
        run: asAdmin(({ client }) => updateDocument(client, fresh)),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  deleteDocument: {
    good: [
      {
        name: 'that is there',
        run: asAdmin(({ client }) => deleteDocument(client, home)),
        outcome: { kind: 'deleted' },
      },
    ],
    bad: [
      withoutSession(({ client }) => deleteDocument(client, home)),
      byReader(({ client }) => deleteDocument(client, home)),
      {
        name: 'that there is not',
        run: asAdmin(({ client }) => deleteDocument(client, fresh)),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  previewDocument: {
    good: [
      {
        name: 'of Markdown',
        run: asAdmin(({ client }) => previewDocument(client, { content: '*now*<script>' })),
        outcome: { kind: 'loaded', value: '<p><em>now</em></p>' },
      },
    ],
    bad: [
      withoutSession(({ client }) => previewDocument(client, { content: '' })),
      byReader(({ client }) => previewDocument(client, { content: '' })),
    ],
  },
  readDocument: {
    good: [
      {
        name: 'as a page',
        run: async ({ signedIn }) => {
          const { status, text } = await (
            await signedIn(demo.password)
          ).browser.get(documentPath(home))
          return { status, isPage: text.includes('<h1>Apps</h1>') }
        },
        outcome: { status: 200, isPage: true },
      },
    ],
    bad: [
      {
        name: 'without a session',
        run: async ({ visit }) => (await visit()).browser.get(documentPath(home)),
        outcome: { status: 401, code: 'not_authenticated' },
      },
      {
        name: 'that there is not',
        run: async ({ signedIn }) =>
          (await signedIn(demo.password)).browser.get(documentPath(fresh)),
        outcome: { status: 404, code: 'not_found' },
      },
    ],
  },
  listSellers: {
    good: [
      {
        name: 'with their data partners',
        run: asAdmin(({ client }) => listSellers(client)),
        outcome: { kind: 'loaded', value: [{ id: 'estuary' }, { id: 'northstar' }] },
      },
    ],
    bad: [
      withoutSession(({ client }) => listSellers(client)),
      byReader(({ client }) => listSellers(client)),
    ],
  },
  documentationHealth: {
    good: [
      {
        name: 'of a running server',
        run: async ({ visit }) => getDocumentationHealth((await visit()).client),
        outcome: { kind: 'healthy' },
      },
    ],
    bad: [],
  },
}

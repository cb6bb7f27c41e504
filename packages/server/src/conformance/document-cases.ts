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
import { fromFile, withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import { exactly } from './match.ts'
import { accountOf, fresh, given, signedIn, type ConformanceWorld, type Visitor } from './world.ts'

const appName = 'shell'
const data = { miniContent: 'A note', mainContent: '# A heading' }

const newDocument = () => ({ elementId: `conformance.${fresh()}`, appName, data })
type NewDocument = ReturnType<typeof newDocument>

const asAdmin =
  (run: (visitor: Visitor) => Promise<unknown>): CallCase['run'] =>
  async (world) =>
    run(await signedIn(world, 'docs_admin'))

/**
 * Makes a test that saves new documents in the name of the account `docs_admin`, calls `run`, and then deletes them.
 */
const withDocuments =
  (
    count: number,
    run: (admin: Visitor, documents: NewDocument[], world: ConformanceWorld) => Promise<unknown>,
  ): CallCase['run'] =>
  async (world) => {
    const admin = await signedIn(world, 'docs_admin')
    const documents = Array.from({ length: count }, newDocument)
    for (const document of documents) await saveDocument(admin.client, document)
    try {
      return await run(admin, documents, world)
    } finally {
      for (const document of documents) await deleteDocument(admin.client, document)
    }
  }

const withDocument = (
  run: (admin: Visitor, document: NewDocument, world: ConformanceWorld) => Promise<unknown>,
) => withDocuments(1, (admin, [document], world) => run(admin, document as NewDocument, world))

const byReader = (run: (visitor: Visitor) => Promise<unknown>): CallCase => ({
  name: 'by a reader',
  run: async (world) => run(await signedIn(world, 'user')),
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
        name: 'with their full text, in the order asked for',
        run: withDocuments(2, async (_admin, [one, other], world) => {
          const elementIds = [other?.elementId ?? '', one?.elementId ?? '', 'nothing']
          const { client } = await signedIn(world, 'user')
          const outcome = await listDocuments(client, { elementIds, appName, mainContent: true })
          if (outcome.kind !== 'loaded') return outcome
          const found = outcome.value.map(({ element_id }) => elementIds.indexOf(element_id))
          return { found, texts: outcome.value.map(({ main_content }) => main_content) }
        }),
        outcome: { found: [0, 1], texts: [data.mainContent, data.mainContent] },
      },
    ],
    bad: [
      withoutSession(({ client }) => listDocuments(client, { elementIds: ['home.apps'] })),
      {
        name: 'of a data partner that is not theirs',
        run: async (world) =>
          listDocuments((await signedIn(world, 'user')).client, {
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
        run: asAdmin(async ({ client }) => {
          const document = newDocument()
          const outcome = await saveDocument(client, document)
          await deleteDocument(client, document)
          return outcome
        }),
        outcome: {
          kind: 'saved',
          document: {
            app_name: appName,
            mini_content: data.miniContent,
            main_content: data.mainContent,
            version: 1,
          },
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => saveDocument(client, newDocument())),
      byReader(({ client }) => saveDocument(client, newDocument())),
      {
        name: 'that is there already',
        run: withDocument(({ client }, document) => saveDocument(client, document)),
        outcome: { kind: 'conflict' },
      },
      {
        name: 'without a text',
        run: asAdmin(({ client }) => saveDocument(client, { ...newDocument(), data: {} })),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  updateDocument: {
    good: [
      {
        name: 'from its latest version',
        run: withDocument(({ client }, document) =>
          updateDocument(client, { ...document, data: { miniContent: 'New' }, version: 1 }),
        ),
        outcome: { kind: 'saved', document: { mini_content: 'New', version: 2 } },
      },
    ],
    bad: [
      withoutSession(({ client }) => updateDocument(client, newDocument())),
      {
        name: 'from a stale version',
        run: withDocument(({ client }, document) =>
          updateDocument(client, { ...document, version: 0 }),
        ),
        outcome: {
          kind: 'conflict',
          error: { info: { current: { mini_content: 'A note', version: 1 } } },
        },
      },
      {
        name: 'that there is not',
        run: asAdmin(({ client }) => updateDocument(client, newDocument())),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  deleteDocument: {
    good: [
      {
        name: 'that is there',
        run: asAdmin(async ({ client }) => {
          const document = newDocument()
          await saveDocument(client, document)
          const outcome = await deleteDocument(client, document)
          return [outcome, await deleteDocument(client, document)]
        }),
        outcome: [{ kind: 'deleted' }, { kind: 'notFound' }],
      },
    ],
    bad: [
      withoutSession(({ client }) => deleteDocument(client, newDocument())),
      byReader(({ client }) => deleteDocument(client, newDocument())),
      {
        name: 'that there is not',
        run: asAdmin(({ client }) => deleteDocument(client, newDocument())),
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
        run: withDocument(async (_admin, document, world) => {
          const { browser } = await signedIn(world, 'user')
          const { status, text } = await browser.get(documentPath(document))
          return { status, isPage: text.includes('<h1>A heading</h1>') }
        }),
        outcome: { status: 200, isPage: true },
      },
    ],
    bad: [
      {
        name: 'without a session',
        run: async ({ visit }) => (await visit()).browser.get(documentPath(newDocument())),
        outcome: { status: 401, code: 'not_authenticated' },
      },
      {
        name: 'that there is not',
        run: async (world) =>
          (await signedIn(world, 'user')).browser.get(documentPath(newDocument())),
        outcome: { status: 404, code: 'not_found' },
      },
    ],
  },
  listSellers: {
    good: [
      {
        name: 'with their data partners',
        run: async (world) => {
          given(accountOf(world, 'docs_admin').sellers, 'accounts.docs_admin.sellers')
          const outcome = await listSellers((await signedIn(world, 'docs_admin')).client)
          return outcome.kind === 'loaded' ? outcome.value.map(({ id }) => id) : outcome
        },
        outcome: fromFile((world) => exactly(accountOf(world, 'docs_admin').sellers ?? [])),
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

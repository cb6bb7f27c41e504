import { sql } from 'drizzle-orm'
import type { TestAnswer, TestBrowser } from './test-browser.ts'
import type { TestServer } from './test-server.ts'

const api = '/documentation_api/v1'
const megabytes = 2 * 1024 * 1024

/** Lists nested a hundred levels deep: a few thousand characters that are slow to render. */
const nestedLists = `${'- '.repeat(99)}a\n`.repeat(42)
/** A text for which a parser that searches for the end of each mark takes minutes. */
const marks = '_a'.repeat(90_000)
/** A text of half the maximum length, so that it is rendered within its time limit on a slow machine, too. */
const ordinary = 'A *word* and `code`. '.repeat(4500)

interface World {
  /** Browser of a docs-admin: only these may send, store or preview long texts. */
  readonly admin: TestBrowser
  readonly visitor: TestBrowser
}

/** Requests that take a server long to store, preview, check or answer. Each returns its answer's status. */
export function hostileRequests({ admin, visitor }: World) {
  const write = (body: string, type = 'application/json', browser = admin) =>
    browser.send(browser === admin ? `${api}/save_document` : '/auth_api/v1/accounts/login/', {
      method: 'POST',
      headers: { 'content-type': type, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
      body,
    })
  const form = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=----limit'
  const part = (n: number) =>
    `------limit\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n1\r\n`
  const note = { element_id: 'note', app_name: 'shell', mini_content: 'x' }
  const save = (change: object) => write(JSON.stringify({ ...note, ...change }))
  const list = (element_ids: string[], main_content = false) =>
    admin.post(`${api}/documents`, { element_ids, app_name: 'shell', main_content })
  const preview = (content: string) => admin.post(`${api}/preview`, { content })
  const stored = longDocuments.map(({ element_id }) => element_id)
  return {
    'notes of nested lists': () =>
      times(4, (n) => save({ element_id: `nested.${n}`, mini_content: nestedLists })),
    'previews that never end': () => times(2, () => preview(marks)),
    'previews of long texts': () => times(4, () => preview(ordinary)),
    'a list of long notes': () => times(1, () => list(stored)),
    'a list of full texts': () => times(1, () => list(stored, true)),
    'pages of long texts': () =>
      times(5, (n) => admin.get(`${api}/document/shell/${stored[n]}/index.html`)),
    'a body of many keys': () => times(2, () => write(`{${many(180_000, (n) => `"${n}":1`)}}`)),
    'a body of brackets': () => times(2, () => write(`[${'[],'.repeat(600_000)}[]]`)),
    'a list of wrong items': () => times(2, () => save({ audience: Array(400_000).fill(1) })),
    'as many wrong items as are read': () =>
      times(2, () => save({ audience: Array(3900).fill(1) })),
    'a body of one text': () => times(2, () => save({ main_content: 'x'.repeat(megabytes - 200) })),
    'a long title': () => times(2, () => save({ additional_meta: { x: 'x'.repeat(1_900_000) } })),
    'a form of many fields': () =>
      times(2, () =>
        write(
          many(200_000, (n) => `${n}=1`, '&'),
          form,
        ),
      ),
    'a form with a long list': () =>
      times(2, () =>
        write(`element_id=x&sellers=${encodeURIComponent(`[${'1,'.repeat(2e5)}1]`)}`, form),
      ),
    'a form of many parts': () =>
      times(2, () => write(`${many(30_000, part, '')}------limit--`, multipart)),
    'keys from anybody': () =>
      times(8, () => write(`{${many(11_000, (n) => `"${n}":1`)}}`, undefined, visitor)),
    'reports of what looks like secrets': () =>
      times(3, (n) =>
        visitor.post('/issueapi/postSlackChannelMessage', {
          app: 'auth',
          message: ['Bearer '.repeat(200), 'a@'.repeat(800), 'token= '.repeat(200)][n],
          stack: ['eyJaaaaaaaa.a'.repeat(600), 'a@a.'.repeat(2000), 'a-'.repeat(4000)][n],
        }),
      ),
  } satisfies Record<string, () => Promise<TestAnswer[]>>
}

/** Ids of documents whose texts have the maximum length, before and after rendering. */
const longDocuments = Array.from({ length: 100 }, (_, n) => ({ element_id: `long.${n}` }))

/** Stores texts of the maximum length in the database directly, because saving them by calls takes minutes. */
export async function storeLongDocuments({ store }: TestServer) {
  await store.db.execute(sql`
    insert into documents (
      id, app_name, element_id, data_partner_id, mini_content, mini_html, main_content, main_html,
      additional_meta, audience, environment_type, sellers, data_partners, version, updated_at
    ) select
      'long-' || n, 'shell', 'long.' || n, '', repeat('"', 10000), repeat('&quot;', 10000),
      repeat('"', 200000), repeat('&quot;', 200000), '{}', '[]', '[]', '[]', '[]', 1, now()
    from generate_series(0, ${longDocuments.length - 1}) n`)
}

const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

const many = (count: number, text: (n: number) => string, between = ',') =>
  Array.from({ length: count }, (_, n) => text(n)).join(between)

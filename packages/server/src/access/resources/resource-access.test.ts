import type { DocsDocument, ResourceEntry } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

const api = '/auth_api/v1'
const documents = '/documentation_api/v1/documents'

const staff = { email: 'kit@vestibule.example', organization: 'vestibule', can_impersonate: true }
const oskar = 'oskar@calder.example'
const colleague = { email: 'colleague@calder.example', organization: 'calder' }
const account = {
  first_name: 'Kit',
  last_name: 'Moor',
  sign_in_method: 'password' as const,
  password: demoPassword,
  eulas_accepted: ['terms-of-use', 'data-use-agreement'],
}

/** A dataset of a data partner that is not in the demo data. */
const tidewater = (grants: { to?: string[]; to_users?: string[] }) => ({
  to: [],
  ...grants,
  resourcetype: 'DatasetResource' as const,
  resource: {
    name: 'tidewater',
    display_name: 'Tidewater',
    data_partner: { id: 'tidewater' },
  },
})

let server: TestServer
afterEach(() => server.close())

const grant = (grants: { to?: string[]; to_users?: string[] }) =>
  server.import({ resources: [tidewater(grants)] })

/**
 * How often the resource list contains the dataset, the status of the dataset's own call, and the ids of the documents
 * of its data partner that the browser may read.
 */
async function accessOf(browser: TestBrowser) {
  const entries = (await browser.get(paths.resources)).data as ResourceEntry[]
  const body = { element_ids: ['of-tidewater'], app_name: 'shell' }
  const read = (await browser.post(documents, body)).data as DocsDocument[]
  return {
    listed: entries.filter(({ resource }) => resource.display_name === 'Tidewater').length,
    dataset: (await browser.get(`${api}/datasets/tidewater/`)).status,
    documents: read.map(({ element_id }) => element_id),
  }
}
const open = { listed: 1, dataset: 200, documents: ['of-tidewater'] }
const closed = { listed: 0, dataset: 403, documents: [] }

describe.each(databases)('a resource granted to a user (%s)', (db) => {
  let user: TestBrowser
  let other: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({ db })
    await server.import({
      users: [
        { ...account, ...staff },
        { ...account, ...colleague },
      ],
      documents: [
        {
          element_id: 'of-tidewater',
          app_name: 'shell',
          mini_content: 'x',
          data_partners: ['tidewater'],
        },
      ],
    })
    user = await signIn(server, oskar, demoPassword)
    other = await signIn(server, colleague.email, demoPassword)
  })

  it('is open to that user with its documents, and not to a colleague', async () => {
    await grant({ to_users: ['OSKAR@calder.example', oskar] })
    expect(await accessOf(user)).toEqual(open)
    expect(await accessOf(other)).toEqual(closed)
  })

  it('and to the organisation as well is listed once, and stays with either', async () => {
    await grant({ to: ['calder'], to_users: [oskar] })
    expect(await accessOf(user)).toEqual(open)
    expect(await accessOf(other)).toEqual(open)
    await grant({ to: ['calder'] })
    expect(await accessOf(user)).toEqual(open)
    await grant({ to_users: [oskar] })
    expect(await accessOf(user)).toEqual(open)
    expect(await accessOf(other)).toEqual(closed)
  })

  it('is closed again by an import that no longer names the user, and left by one of other things', async () => {
    await grant({ to_users: [oskar] })
    await server.import({ users: [{ ...account, ...colleague }] })
    expect(await accessOf(user)).toEqual(open)
    await grant({ to_users: [colleague.email] })
    expect(await accessOf(user)).toEqual(closed)
    expect(await accessOf(other)).toEqual(open)
    await grant({})
    expect(await accessOf(other)).toEqual(closed)
  })

  it('is not shown while the user acts for a customer', async () => {
    await grant({ to_users: [staff.email] })
    const member = await signIn(server, staff.email, demoPassword)
    expect(await accessOf(member)).toEqual(open)
    const organizations = `${api}/accounts/impersonate/organizations/`
    await member.post(organizations, { organization_id: 'calder', next: '/' })
    expect(await accessOf(member)).toEqual(closed)
    expect((await member.get(paths.resources)).data).toEqual(
      (await other.get(paths.resources)).data,
    )
    await member.delete(organizations)
    expect(await accessOf(member)).toEqual(open)
  })
})

import { expect, it } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { writeExport } from './export-content.ts'

const numbers = (count: number) =>
  Array.from({ length: count }, (_, n) => String(n).padStart(4, '0'))

/** All fields that say how an app is opened. */
const reached = (n: string) => ({
  url: `app${n}`,
  display_name: n,
  description: `App ${n}`,
  ...(Number(n) % 2 === 0
    ? { mount: { kind: 'page' }, serve: { upstream: 'http://127.0.0.1:5000' } }
    : { mount: { kind: 'frame', src: `https://${n}.example/`, allow: ['fullscreen'] } }),
  gate: { origin: `https://${n}.example` },
})

/** Of users, resources and documents there are more than the export reads in one batch. */
const users = numbers(501).map((n, at) => ({
  id: `u${n}`,
  email: `person.${n}@o.example`,
  first_name: 'Person',
  last_name: n,
  organization: 'o',
  sign_in_method: 'password',
  roles: [
    { role: 'docs-admin', app_name: '', data_partner: '' },
    { role: 'viewer', app_name: 'signals', data_partner: n },
  ],
  can_impersonate: false,
  redirect_url: null,
  eulas_accepted: at % 2 === 0 ? ['terms'] : [],
  disabled: false,
  api_tokens: [
    {
      name: 'Job',
      token_sha256: n.repeat(16),
      expires_at: '2099-01-01T00:00:00.000Z',
      use: 'many',
    },
  ],
}))
/** The provider without its client secret, which no export contains. */
const provider = {
  id: 'own',
  organization: 'o',
  name: 'Own sign-in',
  issuer: 'https://id.o.example',
  client_id: 'vestibule',
  jit: true,
  enforced: false,
}
const imported = { ...provider, client_secret: 'env:OWN_SECRET' }
const everything = {
  organizations: [{ id: 'o', name: 'O', is_internal: true, tier: 'premium' }],
  domains: [{ domain: 'o.example', organization: 'o' }],
  identity_providers: [provider],
  eulas: [
    {
      id: 'newer',
      name: 'Terms of next year',
      content: '<p>Next</p>',
      valid_from: '2027-01-01T00:00:00.000Z',
      replaces: 'terms',
    },
    { id: 'terms', name: 'Terms', content: '<p>"Quoted",\nbroken</p>' },
  ],
  users,
  resources: numbers(50)
    .map((n) => ({
      to: ['o'],
      to_users: [`person.${n}@o.example`],
      resourcetype: 'AppResource',
      resource: reached(n),
      datatypes: [],
      is_aggregate: false,
    }))
    .concat({
      to: ['o'],
      to_users: [],
      resourcetype: 'DatasetResource',
      resource: {
        name: 'd',
        display_name: 'D',
        datasets: [
          { name: 'm', display_name: 'M', version: '3.1', size: { patients: 7, samples: 9 } },
        ],
        description: 'All of it',
        version: '2026.1',
        released_at: '2026-03-31',
        size: { patients: 12, samples: null },
      } as never,
      datatypes: [],
      is_aggregate: false,
    }),
  sellers: [],
  documents: numbers(101).map((n) => ({
    element_id: `e${n}`,
    app_name: 'signals',
    mini_content: 'Mini',
    main_content: '# Main\n\nText',
    translations:
      n === '1' ? { ar: { title: 'عنوان', mini_content: '', main_content: '# نص' } } : {},
  })),
  virtual_cohorts: [],
  announcements: [
    {
      id: 'a',
      text: 'New data',
      details_url: '/datasets/d',
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-02-01T00:00:00.000Z',
    },
  ],
}

it('an export that is read in batches is the JSON of all its entries, in order', async () => {
  const server = await startTestServer({
    db: 'postgres',
    importFile: { ...everything, identity_providers: [imported] } as never,
    env: { OWN_SECRET: 'a secret of the provider' },
  })
  try {
    const written: string[] = []
    const counts = await writeExport(server.store.db, async (text) => void written.push(text))
    const text = written.join('')
    const content = JSON.parse(text) as unknown
    expect(text).toBe(`${JSON.stringify(content, null, 2)}\n`)
    expect(content).toMatchObject(everything)
    expect(Object.fromEntries(counts)).toEqual({
      organizations: 1,
      domains: 1,
      identity_providers: 1,
      eulas: 2,
      users: 501,
      resources: 51,
      sellers: 0,
      documents: 101,
      virtual_cohorts: 0,
      announcements: 1,
    })
    // Importing the export again changes nothing.
    const { users: _, ...sections } = content as typeof everything
    await server.import(sections as never)
    const again: string[] = []
    await writeExport(server.store.db, async (text) => void again.push(text))
    expect(again.join('')).toBe(text)
    const longest = Math.max(...written.map((part) => part.length))
    expect(longest).toBeLessThan(text.length * 0.9)
  } finally {
    await server.close()
  }
})

import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startDnsServer, type DnsServer } from '../../testing/dns-server.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { createResolveTxt } from '../../platform/resolve-txt.ts'

describe.each(databases)('mail domains of organisations (%s)', (db) => {
  let server: TestServer
  let dns: DnsServer
  const by = {} as Record<'pam' | 'sue' | 'aud' | 'oda', TestBrowser>
  beforeAll(async () => {
    dns = await startDnsServer()
    const resolveTxt = createResolveTxt([dns.address])
    server = await startTestServer({ db, importFile: adminWorld, resolveTxt })
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const)
      by[actor] = await signInByPasskey(server, actor)
  })
  afterAll(async () => {
    dns.close()
    await server.close()
  })

  const post = (actor: keyof typeof by, organization: string, step: string, domain: string) =>
    by[actor].post(`${adminPath}/organizations/${organization}/domains/${step}/`, { domain })
  const list = async (organization: string) =>
    (await by.aud.get(`${adminPath}/organizations/${organization}/domains/`))
      .data as ItemOf<'listOrganizationDomains'>[]
  const lastEvent = async () =>
    (
      await server.query<{ event: string; detail: object }>(
        'select event, detail from audit_events order by id desc limit 1',
      )
    )[0]

  it('promise 125: a domain is verified by its own TXT record alone, and stands at one organisation', async () => {
    const added = await post('pam', 'acme', 'add', ' Mail.Acme.Example ')
    const domain = added.data as ItemOf<'listOrganizationDomains'>
    expect(domain).toMatchObject({ domain: 'mail.acme.example', verified_at: null })
    expect(domain.txt_name).toBe('_vestibule.mail.acme.example')
    expect((await post('pam', 'other', 'add', 'mail.acme.example')).code).toBe('conflict')
    const verify = () => post('pam', 'acme', 'verify', domain.domain)
    for (const records of [undefined, [], ['vestibule-domain=another'], 'fails'] as const) {
      if (records !== undefined) dns.records.set(domain.txt_name, records)
      expect([records, (await verify()).code]).toEqual([records, 'conflict'])
    }
    expect(await list('acme')).toEqual([domain])
    const found = async (actor: 'aud' | 'oda', words: string) =>
      (await by[actor].get(`${adminPath}/organizations/?q=${words}`)).data
    expect(await found('aud', 'mail.acme')).toMatchObject({
      items: [{ id: 'acme', domains: [{ domain: domain.domain, verified: false }] }],
    })
    expect(await found('oda', 'mail.acme')).toMatchObject({ items: [] })
    expect(await found('oda', 'acme')).not.toHaveProperty('items.0.domains')
    dns.records.set(domain.txt_name, ['v=spf1 -all', domain.txt_value])
    const verified = (await verify()).data as ItemOf<'listOrganizationDomains'>
    expect(verified.verified_at).not.toBeNull()
    expect(await lastEvent()).toMatchObject({
      event: 'domain_verified',
      detail: { by: 'pam', organization: 'acme', domain: domain.domain },
    })
    expect(await list('acme')).toEqual([verified])
    expect((await post('pam', 'other', 'verify', domain.domain)).code).toBe('not_found')

    expect((await post('pam', 'other', 'remove', domain.domain)).code).toBe('not_found')
    expect((await post('pam', 'acme', 'remove', domain.domain)).status).toBe(200)
    expect(await lastEvent()).toMatchObject({ event: 'domain_removed' })
    // The DNS record still holds the token that Acme was given for the domain. `other` has been given another one, so
    // the record verifies nothing for it.
    expect((await post('pam', 'other', 'add', domain.domain)).status).toBe(200)
    expect((await post('pam', 'other', 'verify', domain.domain)).code).toBe('conflict')
  })

  it('what is no domain of mail is refused, and letters beyond ASCII are stored in their ASCII form', async () => {
    for (const domain of [
      '127.0.0.1',
      '0x7f.1',
      'localhost',
      'a..example',
      '-a.example',
      'a@b.example',
      '[::1]',
    ])
      expect([domain, (await post('pam', 'acme', 'add', domain)).code]).toEqual([
        domain,
        'validation_failed',
      ])
    const added = (await post('pam', 'acme', 'add', 'bücher.example')).data
    expect(added).toMatchObject({ domain: 'xn--bcher-kva.example' })
  })

  it('a platform-admin alone changes domains and providers, and who administers one organisation does not read them', async () => {
    const provider = `${adminPath}/organizations/acme/identity_provider/`
    for (const actor of ['sue', 'aud', 'oda'] as const) {
      for (const step of ['add', 'verify', 'remove'])
        expect((await post(actor, 'acme', step, 'x.example')).code).toBe('forbidden')
      for (const step of ['save', 'remove', 'test', 'enforce'])
        expect((await by[actor].post(`${provider}${step}/`, {})).code).toBe('forbidden')
    }
    for (const path of [`${adminPath}/organizations/acme/domains/`, provider])
      expect((await by.oda.get(path)).code).toBe('forbidden')
    expect((await by.aud.get(provider)).data).toBeNull()
    expect((await by.aud.get(`${adminPath}/organizations/nobody/domains/`)).code).toBe('not_found')
  })
})

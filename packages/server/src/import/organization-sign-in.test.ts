import { expect, it } from 'vitest'
import { addressIn, adminWorld } from '../testing/admin-steps.ts'
import { acmeSignIn, providerId } from '../testing/federation-steps.ts'
import { signIn, startTestServer } from '../testing/index.ts'
import { demoPassword, paths } from '../testing/sign-in-steps.ts'
import { applyImport } from './apply-import.ts'
import { textSource } from './import-source.ts'
import { readImport } from './read-import.ts'

it('a provider that an import enforces ends the sessions of others, and the audit names whose', async () => {
  const server = await startTestServer({ importFile: adminWorld })
  try {
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const file = acmeSignIn('https://id.acme.example', { enforced: true })
    const { store, keys, clock } = server
    await applyImport(
      { db: store.db, keys, clock, env: { ACME_SECRET: 'x' }, requestId: 'cli' },
      await readImport(textSource(JSON.stringify(file))),
    )
    expect((await amy.get(paths.authenticated)).status).toBe(401)
    expect(
      await server.query(`select user_id, detail from audit_events where event = 'sessions_ended'`),
    ).toEqual([{ user_id: 'amy', detail: { by: 'operator', provider: providerId } }])
  } finally {
    await server.close()
  }
})

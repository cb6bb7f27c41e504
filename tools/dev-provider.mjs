// A local OpenID Connect provider, and a demo organisation that signs in with it.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  clientId,
  clientSecret,
  startTestProvider,
} from '../packages/server/src/testing/test-provider.ts'

const organization = 'merrow'
const providerId = 'merrow-id'

/** Starts the provider on a port. Resolves to its settings for the server and a summary of how to try it. */
export async function startProvider(port, origin) {
  const people = [
    {
      id: 'lin',
      email: 'lin@merrow.example',
      given_name: 'Lin',
      family_name: 'Sato',
      amr: ['pwd', 'otp'],
    },
    { id: 'new', email: 'new@merrow.example', given_name: 'Noa', family_name: 'Berg' },
  ]
  const provider = await startTestProvider(people, port)
  await provider.serve({
    redirect_uri: `${origin}/auth_api/v1/accounts/login/oidc/${providerId}/callback/`,
    backchannel_logout_uri: `${origin}/auth_api/v1/accounts/logout/backchannel/${providerId}/`,
  })
  const file = join(await mkdtemp(join(tmpdir(), 'vestibule-provider-')), 'merrow.json')
  await writeFile(
    file,
    JSON.stringify({
      organizations: [{ id: organization, name: 'Merrow University', is_internal: false }],
      domains: [{ domain: 'merrow.example', organization }],
      identity_providers: [
        {
          id: providerId,
          organization,
          name: 'Merrow ID',
          issuer: provider.issuer,
          client_id: clientId,
          client_secret: 'env:DEMO_PROVIDER_SECRET',
          jit: true,
          enforced: true,
        },
      ],
      users: [
        {
          email: 'lin@merrow.example',
          first_name: 'Lin',
          last_name: 'Sato',
          organization,
          sign_in_method: 'password_and_email_otp',
        },
      ],
    }),
  )
  return {
    file,
    env: { DEMO_PROVIDER_SECRET: clientSecret },
    close: () => provider.close(),
    summary: `Sign-in with an organisation: enter lin@merrow.example, who has an account, or new@merrow.example, who gets one.
Merrow ID at ${provider.issuer} asks then who you are.`,
  }
}

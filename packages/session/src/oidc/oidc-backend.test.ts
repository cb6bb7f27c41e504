// @vitest-environment node
import { InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { oidcBackend } from './oidc-backend.ts'

const issuer = 'https://login.example'
const settings = {
  authority: issuer,
  client_id: 'cohort-explorer',
  redirect_uri: 'https://portal.example/sign-in/callback',
  metadata: { issuer, token_endpoint: `${issuer}/token`, userinfo_endpoint: `${issuer}/me` },
  automaticSilentRenew: false,
}
const endsAtMs = 1_900_000_000_000

afterEach(() => vi.unstubAllGlobals())

/** A provider that rotates refresh tokens, and ends the session when one is used twice. */
function startProvider() {
  const used: string[] = []
  let next = 2
  let answer: (() => Response) | null = null
  const refuse = (error: string) => Response.json({ error }, { status: 400 })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    const token = body.get('refresh_token') ?? ''
    const isLive = token === `rt${next - 1}` && !used.includes(token)
    used.push(token)
    // The provider answers slowly, so that the requests of two tabs overlap.
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (answer) return answer()
    if (!isLive) return refuse('invalid_grant')
    const refresh_token = `rt${next++}`
    return Response.json({
      access_token: `at${next}`,
      token_type: 'Bearer',
      refresh_token,
      expires_in: 60,
    })
  })
  return {
    used,
    refuseWith: (error: string) => (answer = () => refuse(error)),
    breakDown: () => (answer = () => new Response('Bad gateway', { status: 502 })),
  }
}

/** Tabs of one browser: each has its own manager, and all share the stored user, whose access token has expired. */
async function openTabs(count: number) {
  const userStore = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  const managers = Array.from({ length: count }, () => new UserManager({ ...settings, userStore }))
  const backends = managers.map((manager) => oidcBackend(manager, { endsAtMs: () => endsAtMs }))
  await managers[0]!.storeUser(
    new User({
      access_token: 'at1',
      refresh_token: 'rt1',
      token_type: 'Bearer',
      expires_at: 1_000_000_000,
      profile: { sub: 'ines', iss: issuer, aud: 'cohort-explorer', exp: 0, iat: 0 },
    }),
  )
  return { managers, backends }
}

const signedIn = { userId: 'ines', endsAtMs }

describe('a refresh token that rotates', () => {
  it('is used once by all tabs that wake up together', async () => {
    const provider = startProvider()
    const { backends } = await openTabs(3)
    expect(await Promise.all(backends.map((backend) => backend.getSession()))).toEqual([
      signedIn,
      signedIn,
      signedIn,
    ])
    expect(provider.used).toEqual(['rt1'])
  })

  it('is used once where the app renews at the same time', async () => {
    const provider = startProvider()
    const { managers, backends } = await openTabs(2)
    await Promise.all([backends[0]!.getSession(), managers[1]!.signinSilent()])
    expect(provider.used).toEqual(['rt1'])
    await managers[1]!.signinSilent()
    expect(provider.used).toEqual(['rt1', 'rt2'])
  })

  it('leaves nobody signed out in a browser without locks', async () => {
    startProvider()
    vi.stubGlobal('navigator', {})
    const { managers, backends } = await openTabs(2)
    expect(await Promise.all(backends.map((backend) => backend.getSession()))).toEqual([
      signedIn,
      signedIn,
    ])
    expect((await managers[0]!.getUser())?.refresh_token).toBe('rt2')
  })
})

describe('a session that the provider does not renew', () => {
  it.each(['invalid_grant', 'login_required', 'interaction_required'])(
    'is over: %s',
    async (error) => {
      startProvider().refuseWith(error)
      const { backends } = await openTabs(1)
      expect(await backends[0]!.getSession()).toBeNull()
      expect(await backends[0]!.isSignedIn?.()).toBe(false)
    },
  )

  it('is not over where the provider cannot be reached, or does not know this app', async () => {
    const provider = startProvider()
    const { backends } = await openTabs(1)
    provider.breakDown()
    await expect(backends[0]!.getSession()).rejects.toThrow(/^Invalid response Content-Type/)
    provider.refuseWith('invalid_client')
    await expect(backends[0]!.getSession()).rejects.toThrow('invalid_client')
  })
})

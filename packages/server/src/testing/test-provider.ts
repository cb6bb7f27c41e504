import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'

/** A person known to the provider. */
export interface ProviderPerson {
  /** The provider's subject id for the person. */
  readonly id: string
  readonly email?: string
  /** Whether the provider says that it has verified the address. Default: true. */
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  /** Authentication methods of the person. Default: the provider sends none. */
  readonly amr?: readonly string[]
}

/** The client of the provider: the platform under test. */
export interface ProviderClient {
  readonly redirect_uri: string
  /** Another redirect address that is registered as well. */
  readonly former_redirect_uri?: string
  readonly backchannel_logout_uri?: string
}

export const clientId = 'vestibule'
export const clientSecret = 'a secret that the provider has given to Vestibule'

export interface TestProvider {
  readonly issuer: string
  /** Starts serving this client, with new keys: earlier tokens are signed by keys that are unknown now. */
  serve(client: ProviderClient): Promise<void>
  /**
   * What tests change while the provider runs. `person`: the id of the person who is signed in there; `nobody`: the
   * sign-in is refused; null: the provider shows a page and asks.
   */
  readonly state: {
    person: string | null
    /** Changes each ID token before it is sent. */
    alter: ((token: string) => Promise<string>) | null
    /** If set, every request gets only this status. */
    status: number | null
    /** Whether answers name the issuer (RFC 9207). `promised`: the metadata says so, but answers do not. */
    iss: 'sent' | 'missing' | 'promised'
    /** Answers requests in place of the provider. Resolves to false for requests that the provider shall answer. */
    answer: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | null
  }
  people: readonly ProviderPerson[]
  /** Sends the client a logout token for a session, as when somebody signs out at the provider. */
  logOut(person: string, sid: string): Promise<void>
  /** The current signing key. */
  readonly key: () => JWK
  close(): Promise<void>
}

/** An OpenID Connect provider on the loopback, on another site than the platform. */
export async function startTestProvider(
  people: readonly ProviderPerson[],
  port = 0,
): Promise<TestProvider> {
  let handle: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  let key: JWK = {}
  let serving: Provider | undefined
  const state: TestProvider['state'] = {
    person: null,
    alter: null,
    status: null,
    iss: 'sent',
    answer: null,
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (await state.answer?.(request, response)) return
    if (handle !== undefined && state.status === null) await handle(request, response)
    else response.writeHead(state.status ?? 503).end()
  }
  const http = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const provider: TestProvider = {
    issuer,
    state,
    people,
    key: () => key,
    async serve(client) {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      key = { ...(await exportJWK(privateKey)), kid: `key-${Date.now()}`, alg: 'RS256', use: 'sig' }
      serving = new Provider(issuer, configurationOf(provider, client, key))
      handle = handlerOf(serving, provider)
    },
    async logOut(person, sid) {
      const client = await serving?.Client.find(clientId)
      const logOut = client?.['backchannelLogout'] as (sub: string, sid: string) => Promise<void>
      await logOut.call(client, person, sid)
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return provider
}

function configurationOf(
  provider: TestProvider,
  { redirect_uri, former_redirect_uri: former, backchannel_logout_uri }: ProviderClient,
  key: JWK,
): Configuration {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirect_uri, ...(former === undefined ? [] : [former])],
        ...(backchannel_logout_uri && {
          backchannel_logout_uri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for the cookies of a provider in tests'] },
    claims: {
      openid: ['sub', 'amr', 'auth_time', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
    },
    // The provider's own fetch refuses loopback addresses, where the platform is.
    fetch: (url, { method, headers, body, signal } = {}) =>
      globalThis.fetch(url, { method, headers, body, signal }),
    interactions: { policy, url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount(_, id) {
      const person = provider.people.find((one) => one.id === id)
      if (person === undefined) return undefined
      const { amr: _amr, id: sub, ...claims } = person
      return {
        accountId: id,
        claims: () => Promise.resolve({ email_verified: true, ...claims, sub }),
      }
    },
    async loadExistingGrant(ctx) {
      const { client, session, provider: issuing } = ctx.oidc
      const grant = new issuing.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  }
}

const promise = 'authorization_response_iss_parameter_supported'

function withoutIss(location: string): string {
  if (!URL.canParse(location)) return location
  const url = new URL(location)
  url.searchParams.delete('iss')
  return url.href
}

function handlerOf(own: Provider, provider: TestProvider) {
  own.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string; [promise]?: boolean } | undefined
    const { alter, iss } = provider.state
    if (alter !== null && body?.id_token !== undefined) body.id_token = await alter(body.id_token)
    if (iss === 'missing' && body?.[promise]) delete body[promise]
    const location = ctx.response.get('location')
    if (iss !== 'sent' && location) ctx.set('location', withoutIss(location))
  })
  const serve = own.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', provider.issuer)
    if (!url.pathname.startsWith('/interaction/')) return serve(request, response)
    const chosen = url.searchParams.get('person') ?? provider.state.person
    const person = provider.people.find(({ id }) => id === chosen)
    if (url.searchParams.get('person') === '' || chosen === 'nobody') {
      const refusal = { error: 'access_denied', error_description: 'The person turned back' }
      return own.interactionFinished(request, response, refusal)
    }
    if (person === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(provider))
      return
    }
    const { id: accountId, amr } = person
    const login = { accountId, ...(amr && { amr: [...amr] }) }
    // Also say that the person has chosen an account: the platform may have asked the provider to let them choose.
    return own.interactionFinished(request, response, { login, select_account: {} })
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function pageOf({ people }: TestProvider): string {
  const choices = people.map(
    ({ id, email }) =>
      `<button name="person" value="${escaped(id)}">${escaped(email ?? id)}</button>`,
  )
  return `<!doctype html><html lang="en"><title>Sign in to your organization</title>
<h1>Sign in to your organization</h1><form>${choices.join(' ')}
<button name="person" value="">Turn back</button></form></html>`
}

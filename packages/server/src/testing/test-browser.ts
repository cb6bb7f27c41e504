import type { TestServer } from './test-server.ts'

/**
 * The JSON object that the server wraps around the result or the error of a call. Declared here again, so that the
 * published types of this package need no declaration from elsewhere.
 */
interface SentEnvelope {
  readonly success: boolean
  readonly result?: unknown
  readonly results?: unknown
  readonly message?: string | null
  readonly error_info?: SentError | null
  readonly [field: string]: unknown
}

interface SentError {
  readonly code: string
  readonly fields?: Readonly<Record<string, string[]>>
  readonly request_id?: string
  readonly [field: string]: unknown
}

/** A parsed answer. `data` is `result.data`, else `result`, else `results`. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly envelope: SentEnvelope
  readonly data: unknown
  /** `error_info.code`, or null. */
  readonly code: string | null
}

type SendBody = (
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestAnswer>

/** A client that handles cookies and headers like a browser. */
export interface TestBrowser {
  readonly origin: string
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends JSON, or a form where `body` is URLSearchParams, with the CSRF token of the cookie. */
  post: SendBody
  put: SendBody
  patch: SendBody
  delete: SendBody
  /** Sends any request with this browser's cookies, without adding a CSRF token or other headers of a page. */
  send(path: string, init?: RequestInit): Promise<TestAnswer>
  /** `fetch` with this browser's cookies, following redirects: for client libraries. */
  readonly fetch: typeof globalThis.fetch
  /**
   * The CSRF token in the cookie `csrftoken`, or `__Host-csrftoken` at a server with PREFIXED_COOKIES. Empty: there is
   * none.
   */
  csrfToken(): string
  /** The CSRF cookie without prefix, as `document.cookie` returns it to the pages. The session cookie is HttpOnly. */
  cookieString(): string
  /** An independent copy, such as a thief of the cookies has. `at`: origin of another server of the same platform. */
  clone(at?: string): TestBrowser
}

/** The server's origin, and a `fetch` to use instead of the global one. */
interface Reachable extends Pick<TestServer, 'origin'> {
  readonly fetch?: typeof globalThis.fetch
}

/**
 * A new browser that has visited the server once. `address`: its network address as reported by a proxy; the server
 * believes it with `trustedProxyHops: 1`.
 */
export async function testBrowser(server: Reachable, address?: string): Promise<TestBrowser> {
  const browser = browserWith(server, new Map(), address)
  await browser.get('/auth_api/v1/config/')
  return browser
}

function browserWith(
  server: Reachable,
  cookies: Map<string, string>,
  address?: string,
): TestBrowser {
  const { origin, fetch = globalThis.fetch } = server
  const exchange = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie)
    if (address !== undefined) headers.set('x-forwarded-for', address)
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const send = async (path: string, init: RequestInit = {}): Promise<TestAnswer> =>
    answerOf(await exchange(origin + path, init))
  const followingFetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = request.body === null ? null : await request.arrayBuffer()
    const { method, headers, signal } = request
    // Browsers add these headers; a page cannot set them.
    headers.set('origin', origin)
    headers.set('sec-fetch-site', 'same-origin')
    let response = await exchange(request.url, {
      method,
      headers,
      body,
      signal,
      redirect: 'manual',
    })
    for (let hop = 0; hop < 5 && isRedirect(response); hop += 1) {
      const to = new URL(response.headers.get('location') ?? '', response.url)
      response = await exchange(to.href, { signal, redirect: 'manual' })
    }
    return response
  }
  const csrfToken = () => cookies.get('csrftoken') ?? cookies.get('__Host-csrftoken') ?? ''
  const withBody =
    (method: string): SendBody =>
    (path, body = {}, headers = {}) =>
      send(path, {
        method,
        headers: {
          ...(body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' }),
          'x-csrftoken': csrfToken(),
          origin,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: body instanceof URLSearchParams ? body : JSON.stringify(body),
      })
  return {
    origin,
    cookies,
    send,
    fetch: followingFetch,
    csrfToken,
    cookieString: () => `csrftoken=${csrfToken()}`,
    get: (path, headers = {}) => send(path, { headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
    clone: (at = origin) => browserWith({ origin: at, fetch }, new Map(cookies), address),
  }
}

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has('location')
}

async function answerOf(response: Response): Promise<TestAnswer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const envelope = (isJson ? JSON.parse(text) : { success: response.ok }) as SentEnvelope
  const result = envelope.result ?? envelope.results
  const data =
    typeof result === 'object' && result !== null && 'data' in result ? result.data : result
  const { status, headers } = response
  return { status, headers, text, envelope, data, code: envelope.error_info?.code ?? null }
}

/** Signs in an account of the method `password`, in a new browser. */
export async function signIn(
  server: Pick<TestServer, 'origin'>,
  email: string,
  password: string,
  address?: string,
): Promise<TestBrowser> {
  const browser = await testBrowser(server, address)
  const form = new URLSearchParams({ username: email, password })
  const answer = await browser.post('/auth_api/v1/accounts/login/', form)
  if (answer.status !== 200) throw new Error(`Signing in ${email} answered ${answer.text}`)
  return browser
}

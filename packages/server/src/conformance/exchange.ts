/** A request and its response as sent over the network. */
export interface Exchange {
  readonly method: string
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Milliseconds after which a request is given up. No answer should take as long. */
const timeoutMs = 30_000

/** A `fetch` that adds each request with its answer to `exchanges`. */
export function recordingFetch(exchanges: Exchange[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { method, url } = request
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetch(request, { signal })
    const { status, headers } = response
    const text = await response.clone().text()
    exchanges.push({ method, url: new URL(url), status, headers, text })
    return response
  }
}

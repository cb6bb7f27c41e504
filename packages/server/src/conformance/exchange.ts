/** A request and its answer as they went over the network. */
export interface Exchange {
  readonly method: string
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Longer than any answer takes. */
const timeoutMs = 30_000

/** `fetch` that writes down what it sent and got. */
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

/** How long requests, answers and WebSockets may stay open, in milliseconds. */
export interface OpenTimes {
  /** Maximum time for the body of a request to arrive, except for uploads to apps. */
  readonly bodyMs: number
  /** Interval between two checks whether the gate still allows an open connection. */
  readonly askEveryMs: number
  /**
   * Maximum time until an open connection is closed after the gate would refuse it, or after the last check that got an
   * answer.
   */
  readonly endWithinMs: number
  /**
   * An upload to an app, a response of an app or a WebSocket is ended if no byte was sent or received for this long.
   */
  readonly silentMs: number
  /** This server pings a side of a WebSocket that has been silent for this long. */
  readonly pingMs: number
  /** How long closing a WebSocket waits for the rest of an incomplete frame. */
  readonly frameMs: number
  /** How long a client or app may take to answer a close frame before the connection is cut. */
  readonly closeMs: number
}

/** `endWithinMs` is half a second less than the documented ten seconds, which leaves time for an incomplete frame. */
export const openTimes: OpenTimes = {
  bodyMs: 30_000,
  askEveryMs: 2000,
  endWithinMs: 9500,
  silentMs: 60_000,
  pingMs: 30_000,
  frameMs: 500,
  closeMs: 1000,
}

/** How long requests, answers and WebSockets may stay open, in milliseconds. */
export interface OpenTimes {
  /** Maximum time for the body of a request to arrive, except for uploads to apps, for which `silentMs` counts. */
  readonly bodyMs: number
  /** Interval between two checks whether the person whose connection to an app is open may still open that app. */
  readonly askEveryMs: number
  /**
   * Maximum time until a connection to an app is closed after its person may no longer open the app, or, if the checks
   * of that get no answer, after the last one that got an answer.
   */
  readonly endWithinMs: number
  /**
   * An upload to an app, a response of an app or a WebSocket is ended if no byte was sent or received for this long.
   */
  readonly silentMs: number
  /** This server sends a ping to a side of a WebSocket, client or app, that has been silent for this long. */
  readonly pingMs: number
  /** How long closing a WebSocket waits for the rest of an incomplete frame. */
  readonly frameMs: number
  /** How long a client or app may take to answer a close frame before the connection is cut. */
  readonly closeMs: number
}

/**
 * The times of the running server. `endWithinMs` is half a second less than the documented ten seconds, which leaves
 * `frameMs` for an incomplete frame.
 */
export const openTimes: OpenTimes = {
  bodyMs: 30_000,
  askEveryMs: 2000,
  endWithinMs: 9500,
  silentMs: 60_000,
  pingMs: 30_000,
  frameMs: 500,
  closeMs: 1000,
}

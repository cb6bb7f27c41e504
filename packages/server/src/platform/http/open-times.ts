/** How long requests, answers and WebSockets may stay open, in milliseconds. */
export interface OpenTimes {
  /** Maximum time for the body of a request to arrive, except for uploads to apps. */
  readonly bodyMs: number
  /** Interval between checks whether the gate still allows an open connection. */
  readonly askEveryMs: number
  /** A connection ends within this time after the gate would refuse it, or after its last check. */
  readonly endWithinMs: number
  /** An upload to an app, an answer of an app or a WebSocket ends if no byte is sent or received for this long. */
  readonly silentMs: number
  /** A WebSocket that has been silent for this long is pinged. */
  readonly pingMs: number
  /** How long closing waits for an incomplete frame. */
  readonly frameMs: number
  /** How long the other side may take to close its end of a WebSocket. */
  readonly closeMs: number
}

/** `endWithinMs` leaves half a second of the promised ten for an incomplete frame. */
export const openTimes: OpenTimes = {
  bodyMs: 30_000,
  askEveryMs: 2000,
  endWithinMs: 9500,
  silentMs: 60_000,
  pingMs: 30_000,
  frameMs: 500,
  closeMs: 1000,
}

/** For how long requests, answers and WebSockets stay open, in milliseconds. */
export interface OpenTimes {
  /** The body of a request has to arrive within this time, unless an app takes it. */
  readonly bodyMs: number
  /** Interval at which the gate is asked again about what is open. */
  readonly askEveryMs: number
  /** What the gate would refuse, or has not been asked about for this long, is ended within this time. */
  readonly endWithinMs: number
  /** An upload to an app or an answer of one on which no byte comes or goes for this long ends, and so does a WebSocket. */
  readonly silentMs: number
  /** A WebSocket that has been silent for this long is pinged. */
  readonly pingMs: number
  /** How long an end waits for the frame under way. */
  readonly frameMs: number
  /** How long the other side may take to close its end of a WebSocket. */
  readonly closeMs: number
}

/** `endWithinMs` leaves half a second of the promised ten for the frame under way. */
export const openTimes: OpenTimes = {
  bodyMs: 30_000,
  askEveryMs: 2000,
  endWithinMs: 9500,
  silentMs: 60_000,
  pingMs: 30_000,
  frameMs: 500,
  closeMs: 1000,
}

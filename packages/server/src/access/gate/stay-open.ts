import type { OpenTimes } from '../../platform/http/open-times.ts'
import type { AskedGate, Gate, StayAs } from './gate.ts'

/** Why an open connection has to end. `unknown`: the gate could not be asked in time. */
export type EndOfAccess = 'signedOut' | 'refused' | 'unknown'

export interface Opened extends AskedGate {
  /** The user for whom the connection was opened. */
  readonly session: StayAs
  /** When the gate was last asked about this connection, on the clock of `StayOpen.now`. */
  readonly askedAtMs: number
}

/**
 * Closes open connections (streams, WebSockets) soon after the gate would refuse a new request for them. A locked
 * session is an exception: the gate refuses its requests, but its connections stay open.
 */
export interface StayOpen {
  /** The time of a monotonic clock, in milliseconds. */
  now(): number
  /** Calls `end` once, when access has ended. Returns a function to call when the connection is closed. */
  watch(opened: Opened, end: (why: EndOfAccess) => void): () => void
}

interface Group {
  readonly opened: Opened
  readonly ends: Set<(why: EndOfAccess) => void>
  /**
   * The start of the latest check that allowed these connections to stay open, on the clock of `StayOpen.now`. It is
   * not the time of the answer, which may describe an older state of the database.
   */
  openAtMs: number
  /** Whether a check of these connections is running. Until it ends, no other is started, to spare a slow database. */
  isAsked: boolean
}

interface Asking {
  readonly gate: Pick<Gate, 'mayStay'>
  readonly times: Pick<OpenTimes, 'askEveryMs' | 'endWithinMs'>
  readonly now?: () => number
}

/**
 * Checks open connections in regular rounds, one check for all connections of one session or token to one app and
 * dataset. Each server makes its own checks in the database. A check is not a request: it does not extend a session and
 * is not recorded. A request that passes the gate meanwhile counts as a check.
 */
export function createStayOpen({
  gate,
  times: { askEveryMs, endWithinMs },
  now = () => performance.now(),
}: Asking): StayOpen {
  const groups = new Map<string, Group>()
  let timer: NodeJS.Timeout | undefined

  const end = (group: Group, why: EndOfAccess) => {
    groups.delete(keyOf(group.opened))
    for (const call of group.ends) call(why)
    group.ends.clear()
  }
  const ask = async (group: Group) => {
    const askedAtMs = now()
    group.isAsked = true
    // If the check fails (null), nothing ends now: the next round repeats it, or closes the connections as `unknown`.
    const answer = await gate.mayStay(group.opened, group.opened.session).catch(() => null)
    group.isAsked = false
    if (answer === 'open') group.openAtMs = Math.max(group.openAtMs, askedAtMs)
    else if (answer !== null) end(group, answer)
  }
  const endUnlessAnswered = (group: Group, openAtMs: number) => {
    if (group.openAtMs === openAtMs) end(group, 'unknown')
  }
  const goRound = () => {
    for (const group of groups.values()) {
      const ageMs = now() - group.openAtMs
      if (ageMs < askEveryMs) continue
      if (!group.isAsked) void ask(group)
      // Close connections whose next check would come too late. If the process was blocked, an answer may already have
      // arrived but not been read, so let the event loop read it first.
      if (ageMs + askEveryMs >= endWithinMs) setImmediate(endUnlessAnswered, group, group.openAtMs)
    }
    if (groups.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    now,
    watch(opened, call) {
      const key = keyOf(opened)
      const group = groups.get(key) ?? newGroup(opened)
      groups.set(key, group)
      group.openAtMs = Math.max(group.openAtMs, opened.askedAtMs)
      group.ends.add(call)
      timer ??= setInterval(goRound, askEveryMs).unref()
      return () => {
        group.ends.delete(call)
        if (group.ends.size === 0 && groups.get(key) === group) groups.delete(key)
      }
    },
  }
}

function newGroup(opened: Opened): Group {
  return { opened, ends: new Set(), openAtMs: opened.askedAtMs, isAsked: false }
}

function keyOf({ hash, bearer, ownOrigin, app, dataset, session }: Opened): string {
  const { user, actingFor, handle } = session
  const by = handle ?? [hash, bearer?.hash].map((one) => one?.toString('base64'))
  return JSON.stringify([by, ownOrigin, app, dataset, user.id, actingFor?.id])
}

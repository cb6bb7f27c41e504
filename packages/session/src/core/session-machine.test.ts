import type { Organization } from '@vestibule/api-client/contract'
import { expect, test } from 'vitest'
import type { Effect, Facts, SessionEvent } from './session-event.ts'
import { transition } from './session-machine.ts'
import { initialSessionState, type Phase, type SessionState } from './session-state.ts'

const minute = 60_000
const hour = 60 * minute
const now = Date.UTC(2026, 0, 5, 9)

const base: SessionState = {
  ...initialSessionState,
  turn: 1,
  userId: 'ines',
  actingFor: null,
  checkAtMs: now + 20 * minute,
}
const expiring = (warning: 'banner' | 'modal' | 'dismissed'): SessionState => ({
  ...base,
  endsAtMs: now + 30 * minute,
  phase: { status: 'expiring', warning },
})

/** One state per column of the table below. */
const states = {
  unknown: { ...base, userId: null, actingFor: undefined },
  signedOut: { ...base, phase: { status: 'signedOut' } },
  active: { ...base, endsAtMs: now + 2 * hour, phase: { status: 'active' } },
  banner: expiring('banner'),
  modal: expiring('modal'),
  dismissed: expiring('dismissed'),
  expired: { ...base, endsAtMs: now - minute, phase: { status: 'expired', reason: 'ended' } },
  restored: {
    ...base,
    endsAtMs: now + 2 * hour,
    phase: { status: 'restored', reloadAtMs: now + 500, change: null },
  },
  otherUser: { ...base, endsAtMs: now + 2 * hour, phase: { status: 'otherUser', change: 'user' } },
  signInTab: {
    ...base,
    userId: null,
    actingFor: undefined,
    phase: { status: 'signInTab', done: false },
  },
} satisfies Record<string, SessionState>

type Given = (state: SessionState) => [SessionEvent, Partial<Facts>?]
const calder = { id: 'calder', name: 'Calder' }
const read = (
  endsAtMs: number,
  userId: string,
  actingFor: Organization | null = null,
): SessionEvent => ({
  type: 'sessionRead',
  turn: 1,
  endsAtMs,
  skewMs: 0,
  userId,
  actingFor,
})
const unreadable = (userId: string | null, problem: string | null): SessionEvent => ({
  type: 'sessionUnreadable',
  turn: 1,
  userId,
  problem,
})
const work = { hasUnsavedWork: true }

/**
 * By name of a table row below: makes an event for a given state, and returns with it what then differs from the usual
 * case (time `now`, no unsaved work, no dismissed warning).
 */
const events = {
  started: () => [{ type: 'started', signInTab: false, visible: true }],
  'started, to sign in': () => [{ type: 'started', signInTab: true, visible: true }],
  'ticked, nothing due': () => [{ type: 'ticked' }],
  'ticked, check due': ({ checkAtMs }) => [{ type: 'ticked' }, { now: checkAtMs }],
  'ticked, hour left': ({ endsAtMs }) => [{ type: 'ticked' }, { now: (endsAtMs ?? 0) - hour }],
  'ticked, end': ({ endsAtMs }) => [
    { type: 'ticked' },
    { now: Math.max(endsAtMs ?? 0, now + hour) },
  ],
  'ticked, reload due': () => [{ type: 'ticked' }, { now: now + 500 }],
  'ticked, reload due, work': () => [{ type: 'ticked' }, { now: now + 500, ...work }],
  returned: () => [{ type: 'returned' }],
  hidden: () => [{ type: 'hidden' }],
  unsettled: () => [{ type: 'unsettled', setBackMs: 0 }],
  'read, same session': ({ endsAtMs }) => [read(endsAtMs ?? now + 12 * hour, 'ines')],
  'read, new session': () => [read(now + 12 * hour, 'ines')],
  'read, new session, work': () => [read(now + 12 * hour, 'ines'), work],
  'read, new short session': () => [read(now + 20 * minute, 'ines')],
  'read, other user': () => [read(now + 12 * hour, 'jonas')],
  'read, other user, work': () => [read(now + 12 * hour, 'jonas'), work],
  'read, acting': ({ endsAtMs }) => [read(endsAtMs ?? now + 12 * hour, 'ines', calder)],
  'read, acting, work': ({ endsAtMs }) => [read(endsAtMs ?? now + 12 * hour, 'ines', calder), work],
  'read, to an older question': () => [{ ...read(now + 12 * hour, 'ines'), turn: 0 }],
  sessionMissing: () => [{ type: 'sessionMissing', turn: 1 }],
  sessionUnreadable: () => [unreadable(null, null)],
  'sessionUnreadable, user': () => [unreadable('ines', null)],
  'sessionUnreadable, wrong': () => [unreadable(null, 'the end is in other units')],
  sessionLocked: ({ turn }) => [{ type: 'sessionLocked', turn }],
  callLocked: () => [{ type: 'callLocked' }],
  activityTaken: () => [{ type: 'activityTaken', locksAtMs: now + 1 }],
  loggedOut: () => [{ type: 'loggedOut' }],
  'loggedOut, work': () => [{ type: 'loggedOut' }, work],
  'otherTabSpoke of signing in': () => [{ type: 'otherTabSpoke', of: 'signIn' }],
  'otherTabSpoke of signing out': () => [{ type: 'otherTabSpoke', of: 'signOut' }],
  userChanged: () => [{ type: 'userChanged', change: 'user' }],
  'userChanged, work': () => [{ type: 'userChanged', change: 'actingFor' }, work],
  warningDismissed: () => [{ type: 'warningDismissed' }],
  dismissalSeen: ({ endsAtMs }) => [
    { type: 'dismissalSeen' },
    { dismissal: { endsAtMs: endsAtMs ?? 0, userId: 'ines' } },
  ],
  'dismissalSeen, other session': () => [
    { type: 'dismissalSeen' },
    { dismissal: { endsAtMs: 0, userId: 'ines' } },
  ],
  loginOpened: () => [{ type: 'loginOpened' }],
  loginBlocked: () => [{ type: 'loginBlocked' }],
  signedOut: () => [{ type: 'signedOut' }],
  reloadChosen: () => [{ type: 'reloadChosen' }],
} satisfies Record<string, Given>

const name = (phase: Phase) => (phase.status === 'expiring' ? phase.warning : phase.status)
const written = (effect: Effect) =>
  effect.type !== 'ask' ? effect.type : effect.checkSessionFirst ? 'ask a' : 'ask v'

/**
 * All types of events: the compiler reports a type that is missing here, the next test a type without a row in the
 * table.
 */
const types: Record<SessionEvent['type'], true> = {
  started: true,
  ticked: true,
  returned: true,
  hidden: true,
  unsettled: true,
  sessionRead: true,
  sessionMissing: true,
  sessionLocked: true,
  callLocked: true,
  activityTaken: true,
  sessionUnreadable: true,
  loggedOut: true,
  otherTabSpoke: true,
  userChanged: true,
  warningDismissed: true,
  dismissalSeen: true,
  loginOpened: true,
  loginBlocked: true,
  signedOut: true,
  reloadChosen: true,
}

/**
 * Each cell: the next phase if it changes, `locked` if the event locks or unlocks the page, then the effects. `ask v`:
 * the page asks the server when the session ends; `ask a`: it first asks whether there still is a session. A dot:
 * nothing happens.
 */
const table = `
event                        | unknown          | signedOut | active    | banner                   | modal                    | dismissed | expired         | restored        | otherUser       | signInTab
started                      | ask v            | .         | ask v     | ask v                    | ask v                    | ask v     | ask a           | .               | ask a           | ask a
started, to sign in          | signInTab, ask a  | .         | ask v     | ask v                    | ask v                    | ask v     | ask a           | .               | ask a           | ask a
ticked, nothing due          | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
ticked, check due            | ask v            | .         | ask v     | ask v                    | ask v                    | ask v     | ask a           | reload          | ask a           | ask a
ticked, hour left            | .                | .         | banner    | .                        | .                        | .         | .               | reload          | ask a           | .
ticked, end                  | ask v            | .         | ask a     | ask a                    | ask a                    | ask a     | ask a           | reload          | ask a           | ask a
ticked, reload due           | .                | .         | .         | .                        | .                        | .         | .               | reload          | .               | .
ticked, reload due, work     | .                | .         | .         | .                        | .                        | .         | .               | active, refresh | .               | .
returned                     | ask v            | .         | ask v     | ask v                    | ask v                    | ask v     | ask a           | .               | ask a           | ask a
hidden                       | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
unsettled                    | ask v            | .         | ask v     | ask v                    | ask v                    | ask v     | ask a           | .               | ask a           | ask a
read, same session           | active           | .         | .         | .                        | .                        | .         | restored        | .               | restored        | finishLogin
read, new session            | active           | .         | .         | active                   | active                   | active    | restored        | .               | restored        | finishLogin
read, new session, work      | active           | .         | .         | active                   | active                   | active    | active, refresh | .               | active, refresh | finishLogin
read, new short session      | banner           | .         | banner    | .                        | banner                   | banner    | restored        | .               | restored        | finishLogin
read, other user             | active           | .         | restored  | restored                 | restored                 | restored  | restored        | .               | .               | finishLogin
read, other user, work       | active           | .         | otherUser | otherUser                | otherUser                | otherUser | otherUser       | .               | .               | finishLogin
read, acting                 | active           | .         | restored  | restored                 | restored                 | restored  | restored        | .               | .               | finishLogin
read, acting, work           | active           | .         | otherUser | otherUser                | otherUser                | otherUser | otherUser       | .               | .               | finishLogin
read, to an older question   | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
sessionMissing               | signedOut, leave | .         | expired   | expired                  | expired                  | expired   | .               | expired         | expired         | signedOut, leave
sessionUnreadable            | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
sessionUnreadable, user      | active           | .         | .         | .                        | .                        | .         | .               | .               | .               | .
sessionUnreadable, wrong     | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
sessionLocked                | locked           | .         | locked    | locked                   | locked                   | locked    | locked          | .               | locked          | locked
callLocked                   | locked, ask v    | .         | locked, ask v | locked, ask v        | locked, ask v            | locked, ask v | locked, ask a | .             | locked, ask a   | locked, ask a
activityTaken                | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
loggedOut                    | signedOut, leave | .         | expired   | expired                  | expired                  | expired   | .               | expired         | expired         | signedOut, leave
loggedOut, work              | expired          | .         | expired   | expired                  | expired                  | expired   | .               | expired         | expired         | signedOut, leave
otherTabSpoke of signing in  | ask a            | .         | ask a     | ask a                    | ask a                    | ask a     | ask a           | .               | ask a           | ask a
otherTabSpoke of signing out | ask a            | .         | ask a     | ask a                    | ask a                    | ask a     | ask a           | .               | ask a           | ask a
userChanged                  | otherUser        | .         | otherUser | otherUser                | otherUser                | otherUser | otherUser       | .               | .               | .
userChanged, work            | otherUser        | .         | otherUser | otherUser                | otherUser                | otherUser | otherUser       | .               | .               | .
warningDismissed             | .                | .         | .         | dismissed, keepDismissal | dismissed, keepDismissal | .         | .               | .               | .               | .
dismissalSeen                | .                | .         | .         | dismissed                | dismissed                | .         | .               | .               | .               | .
dismissalSeen, other session | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
loginOpened                  | .                | .         | .         | dismissed, keepDismissal | dismissed, keepDismissal | .         | .               | .               | .               | .
loginBlocked                 | .                | .         | .         | .                        | .                        | .         | .               | .               | .               | .
signedOut                    | signedOut        | .         | signedOut | signedOut                | signedOut                | signedOut | signedOut       | signedOut       | signedOut       | signedOut
reloadChosen                 | .                | .         | .         | .                        | .                        | .         | .               | .               | reload          | .
`

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the table has a column for every state and a row for every event', () => {
  expect(head.slice(1)).toEqual(Object.keys(states))
  expect(rows.map(([row]) => row)).toEqual(Object.keys(events))
  const covered = Object.values(events).map((given: Given) => given(states.active)[0].type)
  expect(new Set(covered)).toEqual(new Set(Object.keys(types)))
})

test.each(
  rows.flatMap(([event = '', ...cells]) =>
    cells.map((expected, column) => ({ state: head[column + 1] ?? '', event, expected })),
  ),
)('$state, $event: $expected', ({ state, event, expected }) => {
  const before: SessionState = states[state as keyof typeof states]
  const [happened, facts] = (events as Record<string, Given>)[event]!(before)
  const world = { now, hasUnsavedWork: false, dismissal: null, ...facts }
  const { state: after, effects } = transition(before, happened, world)
  const next = name(after.phase)
  const steps = [
    ...(next === name(before.phase) ? [] : [next]),
    ...(after.locked === before.locked ? [] : ['locked']),
    ...effects.map(written),
  ]
  expect(steps.join(', ') || '.').toBe(expected)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Gate } from './gate.ts'
import { createStayOpen, type EndOfAccess, type Opened } from './stay-open.ts'

type Answer = Awaited<ReturnType<Gate['mayStay']>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Watches connections, which `open` opens, at a gate that answers as `answer` says. `asked` records the questions to
 * the gate; `ended` records which connections were ended, why, and how many milliseconds after the start.
 */
function setUp(answer: (opened: Opened) => Promise<Answer>) {
  const asked: string[] = []
  const ended: [name: string, why: EndOfAccess, atMs: number][] = []
  const start = Date.now()
  const now = () => Date.now() - start
  const stayOpen = createStayOpen({
    gate: {
      mayStay(opened) {
        asked.push(`${opened.app} of ${opened.hash?.toString()}`)
        return answer(opened as Opened)
      },
    },
    times: { askEveryMs: 2000, endWithinMs: 9500 },
    now,
  })
  const open = (name: string, app = 'live', session = 'ada') =>
    stayOpen.watch(
      {
        hash: Buffer.from(session),
        bearer: null,
        ownOrigin: null,
        onPlatform: true,
        app,
        dataset: '',
        session: { user: { id: session }, actingFor: null, handle: null },
        askedAtMs: now(),
      },
      (why) => ended.push([name, why, now()]),
    )
  return { asked, ended, open }
}

it('asks one question for all that a session has open of an app', async () => {
  const { asked, open } = setUp(async () => 'open')
  for (let n = 0; n < 50; n += 1) open('tab')
  open('other app', 'notes')
  open('other session', 'live', 'eve')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.filter((name) => name === 'live of ada')).toHaveLength(5)
  expect(asked).toHaveLength(15)
})

it('asks nothing where requests pass the gate meanwhile, nor for what has been closed', async () => {
  const { asked, open } = setUp(async () => 'open')
  open('socket')
  for (let n = 0; n < 10; n += 1) {
    await vi.advanceTimersByTimeAsync(1500)
    open('request')()
  }
  expect(asked).toEqual([])
  const second = setUp(async () => 'open')
  second.open('socket')()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(second.asked).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
})

it.each(['signedOut', 'refused'] as const)('promise 148: ends all of it once: %s', async (why) => {
  let answer: Answer = 'open'
  const { ended, open } = setUp(async ({ app }) => (app === 'live' ? answer : 'open'))
  open('one')
  open('two')
  open('another', 'notes')
  await vi.advanceTimersByTimeAsync(5000)
  expect(ended).toEqual([])
  answer = why
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toEqual([
    ['one', why, 6000],
    ['two', why, 6000],
  ])
})

it.each([0, 1, 500, 1999])(
  'promise 148: ends it in time where the gate cannot be asked, opened %d ms after a round',
  async (afterMs) => {
    for (const answer of [
      () => Promise.reject(new Error('gone')),
      () => new Promise<Answer>(() => {}),
    ]) {
      const { ended, open } = setUp(answer)
      open('before', 'notes')
      await vi.advanceTimersByTimeAsync(afterMs)
      open('socket')
      await vi.advanceTimersByTimeAsync(20_000)
      const [, why, atMs = NaN] = ended.find(([name]) => name === 'socket') ?? []
      expect(why).toBe('unknown')
      expect(atMs - afterMs).toBeLessThanOrEqual(9500)
      expect(atMs - afterMs).toBeGreaterThan(5000)
    }
  },
)

it('asks a slow database no second question, and takes a late answer for what it is', async () => {
  let answer: (value: Answer) => void = () => {}
  const { asked, ended, open } = setUp(() => new Promise<Answer>((resolve) => (answer = resolve)))
  open('socket')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(1)
  // The answer arrives after 5 s, but counts from the time at which the gate was asked (2 s), because access may have
  // ended since then.
  answer('open')
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(6000)
  expect(ended.map(([name, why]) => [name, why])).toEqual([['socket', 'unknown']])
})

import { describe, expect, it } from 'vitest'
import { moveSwipe, swipeCommits, type Swipe, type SwipePoint } from './swipe.ts'

const start: SwipePoint = { x: 100, y: 100, time: 0 }

/** Moves a finger through points of [x, y, time]. `sign` is the direction that closes, to the right by default. */
function swipe(points: [x: number, y: number, time: number][], sign: 1 | -1 = 1): Swipe {
  return points.reduce<Swipe>((state, [x, y, time]) => moveSwipe(state, { x, y, time }, sign), {
    phase: 'undecided',
    start,
  })
}

describe('a swipe', () => {
  it.each([
    ['has no direction yet', [[102, 101, 10]], 'undecided'],
    ['goes along', [[110, 102, 10]], 'swiping'],
    ['goes down, and scrolls', [[104, 110, 10]], 'refused'],
    ['goes the other way', [[90, 100, 10]], 'refused'],
  ] as const)('that %s is %s', (_, points, phase) => {
    expect(swipe(points.map(([x, y, time]) => [x, y, time])).phase).toBe(phase)
  })

  it('stays refused, whatever follows', () => {
    expect(
      swipe([
        [100, 120, 10],
        [400, 120, 20],
      ]).phase,
    ).toBe('refused')
  })

  it('once it goes along may turn back, to no travel at least', () => {
    const back = swipe([
      [150, 100, 10],
      [40, 100, 400],
    ])
    expect(back).toMatchObject({ phase: 'swiping', travel: 0 })
  })

  it('counts to the left where the drawer goes left', () => {
    expect(swipe([[40, 100, 10]], -1)).toMatchObject({ phase: 'swiping', travel: 60 })
  })
})

describe('letting go', () => {
  it.each([
    [52, false],
    [53, true],
  ])('after %i of 100 pixels, slowly, commits: %s', (travel, commits) => {
    const slow = swipe([
      [100 + travel - 1, 100, 1000],
      [100 + travel, 100, 2000],
    ])
    expect(swipeCommits(slow, 100)).toBe(commits)
  })

  it.each([
    [450, false],
    [460, true],
  ])('at %i pixels a second commits: %s', (velocity, commits) => {
    const flick = swipe([[100 + velocity / 100, 100, 10]])
    expect(swipeCommits(flick, 1000)).toBe(commits)
  })

  it('of what is no swipe commits nothing', () => {
    expect(swipeCommits({ phase: 'refused' }, 100)).toBe(false)
    expect(swipeCommits({ phase: 'undecided', start }, 100)).toBe(false)
  })
})

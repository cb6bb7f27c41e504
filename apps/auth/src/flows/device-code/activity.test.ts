import { expect, it } from 'vitest'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'
import { createActivity } from './activity.ts'

it('is recent for five minutes after a movement, a key or a touch', async () => {
  const clock = createScreenClock()
  const target = new EventTarget()
  const activity = createActivity(target, clock)
  let seen = 0
  const stop = activity.watch(() => (seen += 1))
  await clock.advance(5 * 60_000 - 1)
  expect(activity.isRecent()).toBe(true)
  await clock.advance(1)
  expect(activity.isRecent()).toBe(false)

  for (const sign of ['mousemove', 'keydown', 'touchstart']) {
    target.dispatchEvent(new Event(sign))
    expect(activity.isRecent()).toBe(true)
    await clock.advance(5 * 60_000)
    expect(activity.isRecent()).toBe(false)
  }
  expect(seen).toBe(3)

  stop()
  target.dispatchEvent(new Event('mousemove'))
  expect(activity.isRecent()).toBe(false)
})

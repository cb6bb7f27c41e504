import { describe, expect, test } from 'vitest'
import { banner, createWorld, hour, minute, modal, second } from '../internal/session-world.ts'

describe('the warning', () => {
  test('appears when an hour is left, to the second', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 2 * hour)
    const tab = await open()
    await browser.advance(hour - 2 * second)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
    await browser.advance(2 * second)
    expect(phaseOf(tab)).toEqual(banner)
  })

  test('is a banner on the first check, and a modal on the next return to the tab', async () => {
    const { browser, open, phaseOf, comeBack } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    expect(phaseOf(tab)).toEqual(banner)
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual(modal)
  })

  test('awaits those who were away when it was due as a modal', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 3 * hour)
    const tab = await open()
    tab.hide()
    await browser.advance(2 * hour + 30 * minute)
    tab.show()
    await browser.advance(0)
    expect(phaseOf(tab)).toEqual(modal)
  })

  test('comes after sleep although no timer saw the time go by', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 3 * hour)
    const tab = await open()
    await browser.sleep(2 * hour + 30 * minute)
    await browser.advance(30 * second)
    expect(phaseOf(tab)).toEqual(banner)
  })

  test('follows the server where the clock of the device is wrong', async () => {
    const { browser, open, phaseOf, stateOf } = createWorld()
    browser.platform.skewMs = -5 * hour
    browser.platform.signIn({ id: 'ines' }, 2 * hour)
    const tab = await open()
    expect(phaseOf(tab)).toEqual({ status: 'active' })
    expect(stateOf(tab).skewMs).toBeCloseTo(-5 * hour, -4)
    await browser.advance(hour)
    expect(phaseOf(tab)).toEqual(banner)
  })

  test.each([-3 * hour, 3 * hour])('is on time after the clock was set by %d ms', async (by) => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 8 * hour)
    const tab = await open()
    await browser.setClock(by)
    await browser.advance(7 * hour - minute)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
    await browser.advance(minute + second)
    expect(phaseOf(tab)).toEqual(banner)
  })

  test('is on time without a network after the clock was set back', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 3 * hour)
    const tab = await open()
    browser.platform.offline = true
    await browser.setClock(-hour)
    await browser.advance(2 * hour + minute)
    expect(phaseOf(tab)).toEqual(banner)
  })

  test('waits for sessions longer than a timer can count', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 40 * 24 * hour)
    const tab = await open()
    tab.hide()
    await browser.advance(25 * 24 * hour)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
  })

  test('stays while the server cannot be asked', async () => {
    const { browser, open, phaseOf, comeBack, log } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    browser.platform.offline = true
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual(modal)
    expect(log).toContain('Failed to fetch session time left')
  })

  test.each([undefined, null, -1, Number.NaN, 'soon', 12])(
    'promise 18: a max_ttl of %s signs nobody in, and is logged once',
    async (maxTtl) => {
      const { browser, open, phaseOf, stateOf, comeBack, log } = createWorld()
      browser.platform.signIn({ id: 'ines' }, 30 * minute)
      browser.platform.maxTtl = () => maxTtl
      const tab = await open()
      await comeBack(tab)
      expect(phaseOf(tab)).toEqual({ status: 'unknown' })
      expect(stateOf(tab)).toMatchObject({ isUnreachable: true, problem: expect.any(String) })
      expect(log.filter((message) => message === 'Invalid session TTL')).toHaveLength(1)
    },
  )

  test('reads a max_ttl in milliseconds too', async () => {
    const { browser, open, stateOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    browser.platform.maxTtl = (endsAtMs) => endsAtMs
    expect(stateOf(await open()).endsAtMs).toBe(browser.platform.endsAtMs())
  })
})

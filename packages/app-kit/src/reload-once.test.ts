import { beforeEach, expect, it } from 'vitest'
import { createReloadOnce, type ReloadWorld } from './reload-once.ts'

beforeEach(() => sessionStorage.clear())

function start(storage: ReloadWorld['storage'] = sessionStorage) {
  const page = new EventTarget() as Window
  const world = { time: 1_000_000, reloads: 0 }
  const reloadOnce = createReloadOnce({
    window: page,
    storage,
    now: () => world.time,
    reload: () => {
      world.reloads += 1
    },
  })
  return { page, world, reloadOnce }
}

it('loads the page again, and not a second time when that did not help', () => {
  const before = start()
  expect(before.reloadOnce()).toBe(true)
  const { world, reloadOnce } = start()
  world.time += 5000
  expect(reloadOnce()).toBe(false)
  expect(world.reloads).toBe(0)
})

it('loads it again after the next deployment', () => {
  start().reloadOnce()
  const { world, reloadOnce } = start()
  world.time += 3_600_000
  expect(reloadOnce()).toBe(true)
  expect(world.reloads).toBe(1)
})

it('loads it once for all who find code missing before the page is gone', () => {
  const { world, reloadOnce } = start()
  expect([reloadOnce(), reloadOnce()]).toEqual([true, true])
  expect(world.reloads).toBe(1)
})

it('leaves it while a network that is back may carry nothing yet', () => {
  const { page, world, reloadOnce } = start()
  page.dispatchEvent(new Event('online'))
  world.time += 5000
  expect(reloadOnce()).toBe(false)
  world.time += 5000
  expect(reloadOnce()).toBe(true)
  expect(world.reloads).toBe(1)
})

it('leaves it where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('denied')
  }
  const { world, reloadOnce } = start({ getItem: blocked, setItem: blocked })
  expect(reloadOnce()).toBe(false)
  expect(world.reloads).toBe(0)
})

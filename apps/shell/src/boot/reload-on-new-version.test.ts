import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { reloadOnNewVersion, type ReloadWorld } from './reload-on-new-version.ts'
import { themeKey } from './theme-choice.ts'

beforeEach(() => sessionStorage.clear())

function start(storage: ReloadWorld['storage'] = sessionStorage) {
  const page = new EventTarget() as Window
  const world = { time: 1_000_000, reloads: 0, isOnline: true }
  reloadOnNewVersion({
    window: page,
    storage,
    now: () => world.time,
    isOnline: () => world.isOnline,
    reload: () => {
      world.reloads += 1
    },
  })
  const missPart = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { page, world, missPart }
}

describe('a part of the page that is gone', () => {
  it('loads the page again', () => {
    const { world, missPart } = start()
    expect(missPart()).toBe(true)
    expect(world.reloads).toBe(1)
  })

  it('is an error when that did not help', () => {
    const { world, missPart } = start()
    missPart()
    world.time += 5000
    expect(missPart()).toBe(false)
    expect(world.reloads).toBe(1)
  })

  it('loads it again after the next deployment', () => {
    const { world, missPart } = start()
    missPart()
    world.time += 3_600_000
    missPart()
    expect(world.reloads).toBe(2)
  })

  it('is an error while there is no network, and the page stays', () => {
    const { world, missPart } = start()
    world.isOnline = false
    expect(missPart()).toBe(false)
    expect(world.reloads).toBe(0)
    world.isOnline = true
    expect(missPart()).toBe(true)
  })

  it('is an error while a network that is back may carry nothing yet', () => {
    const { page, world, missPart } = start()
    page.dispatchEvent(new Event('online'))
    world.time += 5000
    expect(missPart()).toBe(false)
    world.time += 5000
    expect(missPart()).toBe(true)
    expect(world.reloads).toBe(1)
  })

  it('is an error where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied')
    }
    const { world, missPart } = start({ getItem: blocked, setItem: blocked })
    expect(missPart()).toBe(false)
    expect(world.reloads).toBe(0)
  })
})

it('the script before the first paint reads the key of the theme', () => {
  const script = readFileSync(join(import.meta.dirname, '../../public/theme-choice.js'), 'utf8')
  expect(script).toContain(`'${themeKey}'`)
})

import { accessOf, createSession } from '@vestibule/session'
import { createFakeBrowser } from '@vestibule/session/testing'
import { getDataset } from '@vestibule/api-client'
import { refuse } from '@vestibule/api-client/testing'
import { expect, test } from 'vitest'
import { datasetEntry } from '../../internal/resource-entries.ts'
import { createWorld, minute, second } from '../../internal/session-world.ts'

async function setUp() {
  const { browser, open, sessionOf } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * 60 * minute)
  browser.platform.resources = [datasetEntry('lung'), datasetEntry('skin')]
  const tab = await open('/dv/lung/notes')
  const session = sessionOf(tab)
  const { resources, pageChanged } = accessOf(session)
  void resources.load()
  await browser.settled()
  const away = async (ms: number) => {
    tab.hide()
    await browser.advance(ms)
    tab.show()
    await browser.settled()
  }
  /** The hidden page asks for the list anew, and the machine sleeps for 11 seconds before the answer comes. */
  const sleepWhileAsking = () => {
    tab.hide()
    session.client.clear('manual')
    void resources.reload()
    browser.clock.sleep(11 * second)
  }
  const listed = () => {
    const state = resources.getSnapshot()
    return state.status === 'loaded' ? state.value.datasets.map(({ id }) => id) : state.status
  }
  const asked = () => browser.platform.counts['listResources']
  return { browser, tab, session, pageChanged, away, sleepWhileAsking, listed, asked }
}

test('a grant that is withdrawn is noticed on coming back, which asks at most every ten seconds', async () => {
  const { browser, away, listed, asked } = await setUp()
  expect(listed()).toEqual(['lung', 'skin'])
  browser.platform.resources = [datasetEntry('skin')]
  await away(9 * second)
  expect(listed()).toEqual(['lung', 'skin'])
  expect(asked()).toBe(1)
  await away(2 * second)
  expect(listed()).toEqual(['skin'])
  await away(9 * second)
  expect(asked()).toBe(2)
})

test('it is noticed on going on to another page as well, which asks once in five minutes', async () => {
  const { browser, pageChanged, listed, asked } = await setUp()
  browser.platform.resources = [datasetEntry('skin')]
  await browser.advance(5 * minute - second)
  pageChanged('/dv/lung/notes')
  await browser.settled()
  expect(asked()).toBe(1)
  await browser.advance(second)
  pageChanged('/dv/lung/notes')
  await browser.settled()
  expect(asked()).toBe(1)
  pageChanged('/dv/lung/people')
  pageChanged('/dv/lung/places')
  await browser.settled()
  expect(listed()).toEqual(['skin'])
  expect(asked()).toBe(2)
})

test('a list that cannot be had on coming back leaves what is known', async () => {
  const { browser, away, listed, asked } = await setUp()
  browser.platform.failing.add('listResources')
  await away(6 * minute)
  expect(asked()).toBe(2)
  expect(listed()).toEqual(['lung', 'skin'])
})

test('a refused call asks at once, and the refusals of one moment ask once', async () => {
  const { browser, session, listed, asked } = await setUp()
  browser.platform.resources = [datasetEntry('skin')]
  await browser.advance(2 * second)
  const { client } = session
  await Promise.all(['a', 'b'].map((datasetId) => getDataset(client, { datasetId })))
  await browser.settled()
  expect(asked()).toBe(2)
  expect(listed()).toEqual(['skin'])
})

test('a call that is refused right after the list was asked for asks again a second later', async () => {
  const { browser, session, listed, asked } = await setUp()
  browser.platform.resources = [datasetEntry('skin')]
  for (const datasetId of ['a', 'b']) void getDataset(session.client, { datasetId })
  await browser.settled()
  expect(asked()).toBe(1)
  await browser.advance(second)
  expect(asked()).toBe(2)
  expect(listed()).toEqual(['skin'])
})

test('a clock that is set back does not keep the list from being asked for', async () => {
  const { browser, away, listed } = await setUp()
  browser.platform.resources = [datasetEntry('skin')]
  await browser.setClock(-60 * minute)
  await away(second)
  expect(listed()).toEqual(['skin'])
})

test('a list that was asked for before the machine slept counts as old when its answer comes after', async () => {
  const { browser, tab, sleepWhileAsking, listed, asked } = await setUp()
  sleepWhileAsking()
  await browser.settled()
  expect(asked()).toBe(2)
  browser.platform.resources = [datasetEntry('skin')]
  tab.show()
  await browser.settled()
  expect(listed()).toEqual(['skin'])
})

test('coming back while an old request has no answer asks again after its answer', async () => {
  const { browser, tab, sleepWhileAsking, listed, asked } = await setUp()
  sleepWhileAsking()
  tab.show()
  browser.platform.resources = [datasetEntry('skin')]
  await browser.settled()
  expect(asked()).toBe(3)
  expect(listed()).toEqual(['skin'])
})

test('a list that is refused itself, slowly, is asked for once more and not again and again', async () => {
  const { clock, platform, openTab, settled } = createFakeBrowser()
  platform.signIn({ id: 'ines' }, 12 * 60 * minute)
  const listResources = () => {
    clock.sleep(2 * second)
    return refuse('forbidden')
  }
  const client = platform.connect({ listResources })
  const session = createSession({ client, window: openTab('/').window, clock })
  session.start()
  await settled()
  await accessOf(session).resources.load()
  await settled()
  expect(platform.counts['listResources']).toBe(2)
})

import type { DocsDocument } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { createMemoryUrlState } from '../testing/memory-url-state.ts'
import type { DocsAccess } from './access.ts'
import { viewOf } from './audience.ts'
import { createDocs, visibleDocument } from './docs-store.ts'
import { gatherTime } from './note-batch.ts'
import { noteCoverage } from './note-coverage.ts'

type Answer = readonly DocsDocument[] | Error

function setUp(given: { access?: DocsAccess; answers?: Answer[]; url?: string | null } = {}) {
  const clock = createFakeClock()
  const urlState = createMemoryUrlState(given.url ?? null)
  const answers = [...(given.answers ?? [])]
  const calls: (readonly string[])[] = []
  const logged: string[] = []
  const docs = createDocs({
    access: given.access ?? 'reader',
    clock,
    urlState,
    log: (message) => logged.push(message),
    loadNotes(elementIds) {
      calls.push(elementIds)
      const answer = answers.shift() ?? []
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  })
  const settle = async () => {
    await clock.advance(gatherTime)
    await Promise.resolve()
    await Promise.resolve()
  }
  const opened = () => docs.store.getSnapshot().opened?.elementId ?? null
  return { clock, urlState, calls, logged, docs, settle, opened }
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `element-${index}`)

describe('the notes of a page', () => {
  it('are fetched in one call, 200 of them, some asked for twice', async () => {
    const { docs, calls, settle } = setUp()
    for (const id of [...ids(200), ...ids(20)]) docs.watch(id)
    await settle()
    expect(calls).toEqual([ids(200)])
  })

  it('are fetched in calls of 500 where there are more', async () => {
    const { docs, calls, settle } = setUp()
    for (const id of ids(501)) docs.watch(id)
    await settle()
    expect(calls.map(({ length }) => length)).toEqual([500, 1])
  })

  it('are not fetched again when elements leave and come back', async () => {
    const { docs, calls, settle } = setUp({ answers: [[documentOf('a')]] })
    const stop = docs.watch('a')
    docs.watch('b')
    await settle()
    stop()
    docs.watch('a')
    docs.watch('c')
    await settle()
    expect(calls).toEqual([['a', 'b'], ['c']])
  })

  it('are not fetched for an element that left before the call', async () => {
    const { docs, calls, settle } = setUp()
    docs.watch('a')
    docs.watch('b')()
    await settle()
    expect(calls).toEqual([['a']])
  })

  it('are present or confirmed absent', async () => {
    const document = documentOf('a')
    const { docs, settle } = setUp({ answers: [[document]] })
    docs.watch('a')
    docs.watch('b')
    docs.store.subscribe(() => {})
    await settle()
    expect(docs.store.getSnapshot().notes).toEqual({
      a: { status: 'present', document },
      b: { status: 'absent' },
    })
  })

  it('that cannot be fetched are logged, and asked for with the next', async () => {
    const document = documentOf('a')
    const { docs, calls, logged, settle } = setUp({ answers: [new Error('down'), [document]] })
    docs.watch('a')
    await settle()
    expect(docs.store.getSnapshot().notes['a']).toEqual({ status: 'failed' })
    expect(logged).toEqual(['Failed to fetch documents'])
    docs.watch('b')
    await settle()
    expect(calls).toEqual([['a'], ['a', 'b']])
    expect(visibleDocument(docs.store.getSnapshot(), 'a')).toEqual(document)
  })

  it('that were saved meanwhile are newer than the answer', async () => {
    const { docs, clock, settle } = setUp({ answers: [[documentOf('a', { version: 1 })]] })
    docs.watch('a')
    docs.watch('b')
    await clock.advance(gatherTime)
    docs.put(documentOf('a', { version: 2 }))
    docs.put(documentOf('b'))
    docs.remove('b')
    await settle()
    expect(visibleDocument(docs.store.getSnapshot(), 'a')?.version).toBe(2)
    expect(visibleDocument(docs.store.getSnapshot(), 'b')).toBeNull()
  })
})

describe('someone without access', () => {
  it('asks for nothing and opens nothing, whatever the address says', async () => {
    const { docs, calls, settle, opened, urlState } = setUp({ access: 'none', url: 'a' })
    docs.start()
    docs.watch('a')
    docs.open('a')
    await settle()
    expect(calls).toEqual([])
    expect(opened()).toBeNull()
    expect(urlState.entries).toEqual(['a'])
  })
})

describe('the address', () => {
  it('opens the document that it names', () => {
    const { docs, opened } = setUp({ url: 'a' })
    docs.start()
    expect(opened()).toBe('a')
  })

  it('gets a step that Back undoes', () => {
    const { docs, opened, urlState } = setUp()
    docs.start()
    docs.open('a')
    docs.open('b')
    expect(urlState.entries).toEqual([null, 'b'])
    urlState.back()
    expect(opened()).toBeNull()
  })

  it('is cleared on closing', () => {
    const { docs, urlState } = setUp({ url: 'a' })
    docs.start()
    docs.close()
    expect(urlState.entries).toEqual([null])
  })

  it('is followed until the store is stopped', () => {
    const { docs, opened, urlState } = setUp()
    const stop = docs.start()
    urlState.visit('a')
    stop()
    urlState.visit('b')
    expect(opened()).toBe('a')
  })
})

describe('a guard', () => {
  it('keeps the document open, and gives the address it back after Back', async () => {
    const { docs, opened, urlState } = setUp()
    docs.start()
    docs.open('a')
    const asked: (string | null)[] = []
    const release = docs.guardLeaving({
      mayGo(next) {
        asked.push(next)
        return false
      },
      confirmLeave: () => Promise.resolve(false),
    })
    expect(await docs.confirmLeave()).toBe(false)
    docs.close()
    docs.open('b')
    urlState.back()
    expect(asked).toEqual([null, 'b', null])
    expect(opened()).toBe('a')
    expect(urlState.read()).toBe('a')
    release()
    expect(await docs.confirmLeave()).toBe(true)
    docs.close()
    expect(opened()).toBeNull()
  })
})

describe('an admin', () => {
  it('sees notes as another reader would', async () => {
    const { docs, settle } = setUp({
      access: 'admin',
      answers: [[documentOf('a', { audience: ['internal'] }), documentOf('b')]],
    })
    docs.watch('a')
    docs.watch('b')
    await settle()
    docs.viewAs(viewOf({ audience: 'external' }))
    expect(visibleDocument(docs.store.getSnapshot(), 'a')).toBeNull()
    expect(visibleDocument(docs.store.getSnapshot(), 'b')).not.toBeNull()
    docs.viewAs(null)
    expect(visibleDocument(docs.store.getSnapshot(), 'a')).not.toBeNull()
  })

  it('sees how many elements of the page have a note', async () => {
    const { docs, settle } = setUp({
      access: 'admin',
      answers: [[documentOf('a')], new Error('down')],
    })
    docs.watch('a')
    const stop = docs.watch('b')
    await settle()
    docs.watch('c')
    await settle()
    expect(noteCoverage(docs.store.getSnapshot())).toEqual({ noted: 1, known: 2 })
    stop()
    await settle()
    expect(noteCoverage(docs.store.getSnapshot()).known).toBe(2)
  })

  it.each(['reader', 'none'] as const)('alone may ask for that, not %s', (access) => {
    const { docs } = setUp({ access })
    docs.viewAs(viewOf({ audience: 'external' }))
    docs.setCoverageShown(true)
    expect(docs.store.getSnapshot()).toMatchObject({ view: null, isCoverageShown: false })
  })
})

it('a store that is made without what it needs is refused in one sentence', () => {
  expect(() => createDocs({} as never)).toThrow('createDocs needs the option access.')
})

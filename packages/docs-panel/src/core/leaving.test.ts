import { refuse } from '@vestibule/api-client/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { editingFixture, is, panelFixture, sellers, size } from '../testing/panel-fixture.ts'

afterEach(() => window.sessionStorage.clear())

describe('leaving with unsaved text', () => {
  it.each([
    ['closing', null],
    ['opening another', 'age'],
  ])('by %s asks first', async (_, next) => {
    const { panel, docs, state, urlState } = await editingFixture()
    panel.change({ mainContent: 'mine' })
    if (next) docs.open(next)
    else docs.close()
    expect(state()).toMatchObject({
      status: 'editing',
      leaving: { to: next ? 'document' : 'close' },
    })
    expect(urlState.read()).toBe('size')
    panel.stay()
    expect(state()).toMatchObject({ leaving: null, draft: { mainContent: 'mine' } })
  })

  it('by Back asks first, and the address stays', async () => {
    const { panel, state, urlState } = await editingFixture()
    panel.change({ mainContent: 'mine' })
    urlState.back()
    expect(state()).toMatchObject({ leaving: { to: 'close' } })
    expect(urlState.read()).toBe('size')
  })

  it('goes on where one wanted once the text is dropped', async () => {
    const { panel, docs, until, drafts } = await editingFixture({
      documents: [size, documentOf('age')],
    })
    panel.change({ mainContent: 'mine' })
    docs.open('age')
    panel.discard()
    expect(await until(is('viewing'))).toMatchObject({ panel: { elementId: 'age' } })
    expect(drafts.read('size')).toBeNull()
  })

  it('off the page waits for the answer', async () => {
    const { panel, state, docs } = await editingFixture()
    panel.change({ mainContent: 'mine' })
    const first = docs.confirmLeave()
    panel.stay()
    expect(await first).toBe(false)
    const second = docs.confirmLeave()
    panel.discard()
    expect(await second).toBe(true)
    expect(state().status).toBe('closed')
    expect(docs.store.getSnapshot().opened).toBeNull()
  })

  it('without unsaved text nobody asks', async () => {
    const { docs, state } = await editingFixture()
    expect(await docs.confirmLeave()).toBe(true)
    docs.close()
    expect(state().status).toBe('closed')
  })

  it('makes the browser ask, only while there is something to lose', async () => {
    const { panel, window, stop, docs } = await editingFixture()
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(unload()).toBe(false)
    panel.change({ mainContent: 'mine' })
    expect(docs.store.getSnapshot().hasUnsavedText).toBe(true)
    expect(unload()).toBe(true)
    panel.cancelChanges()
    expect(docs.store.getSnapshot().hasUnsavedText).toBe(false)
    expect(unload()).toBe(false)
    panel.edit()
    panel.change({ mainContent: 'mine' })
    stop()
    expect(unload()).toBe(false)
  })
})

describe('unsaved text over a reload', () => {
  const storage = window.sessionStorage

  it('comes back when the page is opened again, and is gone once it is saved', async () => {
    const before = await editingFixture({ storage })
    before.panel.change({ mainContent: 'mine' })
    before.window.dispatchEvent(new Event('pagehide'))

    const after = panelFixture({ documents: [size], sellers, storage, url: 'size' })
    expect(await after.until(is('editing'))).toMatchObject({
      panel: { draft: { mainContent: 'mine' }, stored: size, restoredFromMs: before.clock.now() },
    })
    await after.panel.save()
    expect(storage).toHaveLength(0)
  })

  it('is kept after a save that failed', async () => {
    const { panel, transport } = await editingFixture({ storage })
    transport.use({ updateDocument: refuse('not_authenticated') })
    panel.change({ mainContent: 'mine' })
    await panel.save()
    const after = panelFixture({ documents: [size], sellers, storage, url: 'size' })
    expect(await after.until(is('editing'))).toMatchObject({
      panel: { draft: { mainContent: 'mine' } },
    })
  })

  it('is forgotten when it is changed back by hand', async () => {
    const { panel, clock } = await editingFixture({ storage })
    panel.change({ mainContent: 'mine' })
    await clock.advance(1000)
    expect(storage).toHaveLength(1)
    panel.change({ mainContent: '# Size' })
    expect(storage).toHaveLength(0)
  })
})

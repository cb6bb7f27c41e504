import { refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { deleteResetDelay } from './panel-writes.ts'
import { documentOf } from '../testing/document-of.ts'
import { editingFixture, is, panelFixture, size } from '../testing/panel-fixture.ts'

describe('saving', () => {
  it('a new document posts it and shows it', async () => {
    const { docs, until, panel, transport, notices } = panelFixture()
    docs.open('size')
    await until(is('editing'))
    panel.change({ miniContent: 'How many.' })
    await panel.save()
    expect(await until(is('viewing'))).toMatchObject({
      panel: { document: { mini_content: 'How many.' } },
    })
    expect(transport.callsTo('saveDocument')).toHaveLength(1)
    expect(transport.callsTo('updateDocument')).toHaveLength(0)
    expect(notices).toEqual(['saved'])
    expect(docs.store.getSnapshot().notes['size']).toMatchObject({ status: 'present' })
  })

  it('a stored document patches the version that was loaded, and sends no `existingDocument`', async () => {
    const { panel, transport, state } = await editingFixture()
    panel.change({ mainContent: '# Size, again' })
    await panel.save()
    expect(transport.callsTo('updateDocument')[0]?.body).toEqual({
      element_id: 'size',
      app_name: 'shell',
      version: 2,
      mini_content: size.mini_content,
      main_content: '# Size, again',
      additional_meta: {
        variant: 'info',
        tooltip_width: 'default',
        tooltip_position: 'bottom',
        interactive: false,
      },
      audience: ['_all'],
      environment_type: ['_all'],
      sellers: ['_all'],
      data_partners: ['_all'],
    })
    expect(state()).toMatchObject({
      status: 'viewing',
      document: { main_content: '# Size, again' },
    })
  })

  it('does nothing while nothing is changed', async () => {
    const { panel, transport } = await editingFixture()
    await panel.save()
    expect(transport.callsTo('updateDocument')).toHaveLength(0)
  })

  it('twice at once saves once', async () => {
    const { panel, transport } = await editingFixture()
    panel.change({ title: 'Size' })
    await Promise.all([panel.save(), panel.save()])
    expect(transport.callsTo('updateDocument')).toHaveLength(1)
  })

  it.each([
    ['not_authenticated', 'signedOut'],
    ['forbidden', 'forbidden'],
    ['validation_failed', 'invalid'],
    ['server_error', 'unavailable'],
    ['rate_limited', 'unavailable'],
  ] as const)('refused with %s keeps the text and says why', async (code, kind) => {
    const { panel, transport, state, notices, documentation } = await editingFixture()
    transport.use({ updateDocument: refuse(code) })
    panel.change({ mainContent: 'mine' })
    await panel.save()
    expect(state()).toMatchObject({
      status: 'editing',
      work: 'idle',
      draft: { mainContent: 'mine' },
      problem: { kind },
    })
    expect(notices).toEqual(['saveFailed'])

    transport.use(documentation.handlers)
    await panel.save()
    expect(notices).toEqual(['saveFailed', 'saved'])
  })

  it('over a newer version keeps both texts until one is chosen', async () => {
    const { panel, documentation, state } = await editingFixture()
    documentation.put('size', { main_content: 'theirs' })
    panel.change({ mainContent: 'mine' })
    await panel.save()
    expect(state()).toMatchObject({
      draft: { mainContent: 'mine' },
      conflict: { theirs: { main_content: 'theirs' }, undecided: ['mainContent'] },
    })
    expect(documentation.find('size')).toMatchObject({ main_content: 'theirs', version: 3 })

    panel.change({ mainContent: 'theirs and mine' })
    panel.decide(['mainContent'], 'mine')
    await panel.save()
    expect(documentation.find('size')).toMatchObject({
      main_content: 'theirs and mine',
      version: 4,
    })
  })

  it('over a document that is deleted keeps the text and makes it anew', async () => {
    const { panel, documentation, state, notices } = await editingFixture()
    documentation.remove('size')
    panel.change({ mainContent: 'mine' })
    await panel.save()
    expect(state()).toMatchObject({
      stored: null,
      draft: { mainContent: 'mine' },
      problem: { kind: 'gone' },
    })
    await panel.save()
    expect(documentation.find('size')).toMatchObject({ main_content: 'mine' })
    expect(notices).toEqual(['saveFailed', 'saved'])
  })

  it('that ends after the panel has moved on changes nothing there', async () => {
    const { panel, docs, until, state } = await editingFixture({
      documents: [size, documentOf('age')],
    })
    panel.change({ mainContent: 'mine' })
    const saved = panel.save()
    docs.open('age')
    panel.discard()
    await until(({ panel }) => panel.status === 'viewing')
    await saved
    expect(state()).toMatchObject({ status: 'viewing', elementId: 'age' })
  })
})

describe('deleting', () => {
  it('says so, and resets after one second', async () => {
    const { panel, state, clock, notices, docs, urlState, documentation } = await editingFixture()
    await panel.remove()
    expect(documentation.find('size')).toBeUndefined()
    expect(notices).toEqual(['deleted'])
    expect(docs.store.getSnapshot().notes['size']).toEqual({ status: 'absent' })
    await clock.advance(deleteResetDelay - 1)
    expect(state().status).toBe('deleted')
    await clock.advance(1)
    expect(state().status).toBe('closed')
    expect(urlState.read()).toBeNull()
  })

  it('and opening it again within the second leaves it open, as a new one', async () => {
    const { panel, state, clock, docs, until } = await editingFixture()
    await panel.remove()
    docs.open('size')
    await until(is('editing'))
    await clock.advance(deleteResetDelay)
    expect(state()).toMatchObject({ status: 'editing', elementId: 'size', stored: null })
  })

  it('and closing and opening another within the second leaves the other open', async () => {
    const { panel, state, clock, docs, until } = await editingFixture({
      documents: [size, documentOf('age')],
    })
    await panel.remove()
    docs.close()
    docs.open('age')
    await until(is('viewing'))
    await clock.advance(deleteResetDelay)
    expect(state()).toMatchObject({ status: 'viewing', elementId: 'age' })
  })

  it('what someone else has deleted is deleted', async () => {
    const { panel, documentation, notices } = await editingFixture()
    documentation.remove('size')
    await panel.remove()
    expect(notices).toEqual(['deleted'])
  })

  it('that is refused stays in the form and says why', async () => {
    const { panel, transport, state, notices } = await editingFixture()
    transport.use({ deleteDocument: refuse('forbidden', { message: 'Not yours' }) })
    await panel.remove()
    expect(state()).toMatchObject({
      status: 'editing',
      problem: { kind: 'forbidden', message: 'Not yours' },
    })
    expect(notices).toEqual(['deleteFailed'])
  })

  it('a new document is nothing to delete', async () => {
    const { panel, docs, until, transport } = panelFixture()
    docs.open('size')
    await until(is('editing'))
    await panel.remove()
    expect(transport.callsTo('deleteDocument')).toHaveLength(0)
  })
})

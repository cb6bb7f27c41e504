import { networkFailure, refuse } from '@vestibule/api-client/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { editingFixture, is, panelFixture, sellers, size } from '../testing/panel-fixture.ts'

describe('opening', () => {
  it('loads the document with its full text', async () => {
    const { docs, until, transport } = panelFixture({ documents: [size], access: 'reader' })
    docs.open('size')
    expect(await until(is('viewing'))).toMatchObject({
      panel: { elementId: 'size', document: size },
    })
    expect(transport.callsTo('listDocuments')[0]?.body).toMatchObject({
      element_ids: ['size'],
      app_name: 'shell',
      main_content: true,
    })
    expect(transport.problems).toEqual([])
  })

  it('shows a missing document to a reader as an empty view', async () => {
    const { docs, until } = panelFixture({ access: 'reader' })
    docs.open('size')
    expect(await until(is('viewing'))).toMatchObject({ panel: { document: null } })
  })

  it('opens a missing document for an admin as a new one, with the sellers', async () => {
    const { docs, until } = panelFixture({ sellers })
    docs.open('size')
    expect(await until(({ sellers }) => sellers.length > 0)).toMatchObject({
      panel: { status: 'editing', stored: null },
      sellers,
    })
  })

  it('that fails is no missing document: it stays a failure with a retry', async () => {
    const { docs, until, transport, panel, documentation, logged } = panelFixture({
      documents: [size],
    })
    transport.use({ listDocuments: networkFailure() })
    docs.open('size')
    await until(is('failed'))
    expect(logged).toEqual(['Failed to fetch documents'])
    transport.use(documentation.handlers)
    panel.retry()
    expect(await until(is('viewing'))).toMatchObject({ panel: { document: size } })
  })

  it('another before the first has come shows the other only', async () => {
    const { docs, until } = panelFixture({ documents: [size, documentOf('age')], access: 'reader' })
    docs.open('size')
    docs.open('age')
    expect(await until(is('viewing'))).toMatchObject({ panel: { elementId: 'age' } })
  })

  it('for a reader has no way into the form', async () => {
    const { docs, until, panel, state } = panelFixture({ documents: [size], access: 'reader' })
    docs.open('size')
    await until(is('viewing'))
    panel.edit()
    expect(state().status).toBe('viewing')
  })

  it('without sellers is no failure: the list is empty and the failure logged', async () => {
    const { until, transport, docs, panel, logged } = panelFixture({ documents: [size] })
    transport.use({ listSellers: refuse('server_error') })
    docs.open('size')
    await until(is('viewing'))
    panel.edit()
    await expect.poll(() => logged).toEqual(['Failed to fetch sellers'])
    expect(panel.store.getSnapshot()).toMatchObject({ sellers: [], panel: { status: 'editing' } })
  })
})

describe('cancelling', () => {
  it('goes back to the values as last loaded, for good', async () => {
    const { panel, state, drafts, clock } = await editingFixture()
    panel.change({ mainContent: 'mine' })
    await clock.advance(1000)
    expect(drafts.read('size')).not.toBeNull()
    panel.cancelChanges()
    expect(state()).toMatchObject({ status: 'viewing', document: size })
    expect(drafts.read('size')).toBeNull()
    panel.edit()
    expect(state()).toMatchObject({ draft: { mainContent: '# Size' } })
  })
})

it('full screen is on or off', async () => {
  const { panel } = await editingFixture()
  panel.toggleFullScreen()
  expect(panel.store.getSnapshot().isFullScreen).toBe(true)
  panel.toggleFullScreen()
  expect(panel.store.getSnapshot().isFullScreen).toBe(false)
})

it('choosing sellers clears the chosen data partners', async () => {
  const { panel, state } = await editingFixture()
  panel.change({ dataPartners: ['p1'] })
  panel.chooseSellers(['s1'])
  expect(state()).toMatchObject({ draft: { sellers: ['s1'], dataPartners: [] } })
})

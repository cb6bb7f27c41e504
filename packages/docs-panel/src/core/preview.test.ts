import { expect, it } from 'vitest'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { createPreview, previewDelay } from './preview.ts'

function setUp() {
  const clock = createFakeClock()
  const asked: {
    content: string
    answer: (html: string) => void
    fail: () => void
    signal: AbortSignal
  }[] = []
  const preview = createPreview({
    clock,
    render: (content, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push({ content, answer: resolve, fail: () => reject(new Error('down')), signal })
      }),
  })
  const settled = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve()
    return preview.store.getSnapshot()
  }
  return { clock, asked, preview, settled }
}

it('renders the first text at once', async () => {
  const { clock, asked, preview, settled } = setUp()
  preview.show('# One')
  await clock.advance(0)
  asked[0]?.answer('<h1>One</h1>')
  expect(await settled()).toEqual({ status: 'ready', html: '<h1>One</h1>' })
})

it('waits until typing rests, and renders the last text only', async () => {
  const { clock, asked, preview } = setUp()
  preview.show('# One')
  await clock.advance(0)
  for (const content of ['# T', '# Tw', '# Two']) {
    await clock.advance(previewDelay - 1)
    preview.show(content)
  }
  await clock.advance(previewDelay)
  expect(asked.map(({ content }) => content)).toEqual(['# One', '# Two'])
})

it('shows the last rendering meanwhile, and no answer that comes too late', async () => {
  const { clock, asked, preview, settled } = setUp()
  preview.show('one')
  await clock.advance(0)
  asked[0]?.answer('<p>one</p>')
  await settled()
  preview.show('two')
  await clock.advance(previewDelay)
  preview.show('three')
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[1]?.answer('<p>two</p>')
  expect(await settled()).toEqual({ status: 'rendering', html: '<p>one</p>' })
  await clock.advance(previewDelay)
  asked[2]?.answer('<p>three</p>')
  expect(await settled()).toEqual({ status: 'ready', html: '<p>three</p>' })
})

it('asks nobody about an empty text', async () => {
  const { clock, asked, preview, settled } = setUp()
  preview.show('one')
  preview.show('  \n')
  await clock.advance(previewDelay)
  expect(await settled()).toEqual({ status: 'empty' })
  expect(asked).toHaveLength(0)
})

it('says that it failed, keeps the last rendering, and tries again when told', async () => {
  const { clock, asked, preview, settled } = setUp()
  preview.show('one')
  await clock.advance(0)
  asked[0]?.fail()
  expect(await settled()).toEqual({ status: 'failed', html: '' })
  preview.retry()
  await clock.advance(0)
  asked[1]?.answer('<p>one</p>')
  expect(await settled()).toEqual({ status: 'ready', html: '<p>one</p>' })
})

it('asks nothing more once it is stopped', async () => {
  const { clock, asked, preview } = setUp()
  preview.show('one')
  preview.stop()
  await clock.advance(previewDelay)
  expect(asked).toHaveLength(0)
})

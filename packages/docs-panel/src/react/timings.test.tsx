import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentOf } from '../testing/document-of.ts'
import { createFakeClock } from '@vestibule/base/testing/fake-clock'
import { renderDocs } from '../testing/render-docs.tsx'
import { admin } from '../testing/users.ts'
import { DocNote } from './doc-note.tsx'
import { DocsPanel } from './docs-panel.tsx'

afterEach(() => vi.useRealTimers())

const size = documentOf('size', { main_content: '# Size' })
const page = (
  <>
    <DocNote id="size" label="Cohort size" />
    <DocsPanel />
  </>
)

/** Renders notes with a stopped clock: they are fetched when the test moves it. */
async function setUp(given: Parameters<typeof renderDocs>[1] = {}, children = page) {
  const clock = createFakeClock()
  const view = renderDocs(children, { documents: [size], clock, ...given })
  const advance = (duration: number) => act(() => clock.advance(duration))
  await advance(10)
  const icon = await screen.findByRole('button', { name: 'About Cohort size', hidden: true })
  return { ...view, advance, icon }
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const tooltip = () => screen.queryByRole('tooltip')

describe('a note', () => {
  it('opens its tooltip after 100 ms of hovering', async () => {
    const { user, advance, icon } = await setUp()
    await user.hover(icon)
    await advance(99)
    await settle()
    expect(tooltip()).not.toBeInTheDocument()
    await advance(1)
    await waitFor(() => expect(tooltip()).toBeInTheDocument())
  })

  it('takes a press that begins before those 100 ms and ends after them', async () => {
    const note = <DocNote id="size" label="Cohort size" />
    const { user, advance, icon, urlState } = await setUp({}, note)
    await user.pointer([{ target: icon }, { keys: '[MouseLeft>]', target: icon }])
    await advance(100)
    await settle()
    expect(icon).toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: icon })
    expect(urlState.read()).toBe('size')
  })

  it('opens its tooltip under a finger after 700 ms', async () => {
    const { advance, icon } = await setUp()
    fireEvent.pointerDown(icon, { pointerType: 'touch' })
    await advance(699)
    await settle()
    expect(tooltip()).not.toBeInTheDocument()
    await advance(1)
    await waitFor(() => expect(tooltip()).toBeInTheDocument())
  })

  it('keeps its first tooltip 1500 ms after the finger has left, and opens nothing else', async () => {
    const { advance, icon, urlState } = await setUp()
    fireEvent.pointerDown(icon, { pointerType: 'touch' })
    await advance(700)
    await waitFor(() => expect(tooltip()).toBeInTheDocument())
    const held = screen.getByRole('button', { name: 'About Cohort size', hidden: true })
    fireEvent.pointerUp(held, { pointerType: 'touch' })
    fireEvent.click(held)
    await settle()
    expect(tooltip()).toBeInTheDocument()
    expect(urlState.read()).toBeNull()
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument())
  })

  it('opens no tooltip under a finger that is lifted before', async () => {
    const { advance, icon } = await setUp()
    fireEvent.pointerDown(icon, { pointerType: 'touch' })
    await advance(500)
    fireEvent.pointerUp(icon, { pointerType: 'touch' })
    await advance(700)
    await settle()
    expect(tooltip()).not.toBeInTheDocument()
  })
})

describe('the panel', () => {
  it('resets one second after a delete', async () => {
    const { user, advance, urlState } = await setUp({ url: 'size', user: admin })
    await user.click(await screen.findByRole('button', { name: 'Edit Document' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(question.querySelector('[data-tone=danger]') as HTMLElement)
    expect(await screen.findByText('This document is deleted.')).toBeVisible()
    await advance(999)
    expect(urlState.read()).toBe('size')
    await advance(1)
    expect(urlState.read()).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('shows a notice for six seconds', async () => {
    const { user } = await setUp({ url: 'size', user: admin })
    await user.click(await screen.findByRole('button', { name: 'Edit Document' }))
    await user.type(await screen.findByRole('textbox', { name: 'Short note' }), 'x')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Update document' }))
    const words = 'Document saved successfully'
    const toast = () => screen.queryByRole('list')?.textContent
    await waitFor(() => expect(toast()).toContain(words))
    await act(() => vi.advanceTimersByTimeAsync(5500))
    expect(toast()).toContain(words)
    await act(() => vi.advanceTimersByTimeAsync(600))
    await waitFor(() => expect(toast() ?? '').not.toContain(words))
  })
})

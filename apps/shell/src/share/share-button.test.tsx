import { refuse } from '@vestibule/api-client/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell.tsx'

/** Presses the share button of the app bar. The page has a second one for narrow windows, which comes after it. */
const press = async (view: ReturnType<typeof renderShell>) => {
  const [button] = await screen.findAllByRole('button', { name: 'Share' })
  if (button) await view.user.click(button)
}
const short = { createShortUrl: { turl: '/t/abc123' } }

describe('sharing a page', () => {
  it('copies a short link to it, filters included', async () => {
    const view = renderShell('/?q=lab', { handlers: short })
    await press(view)
    expect(await screen.findAllByText('Link copied')).not.toHaveLength(0)
    expect(await navigator.clipboard.readText()).toBe('https://portal.example/t/abc123')
    expect(view.transport.callsTo('createShortUrl')[0]?.body).toEqual({
      url: 'https://portal.example/?q=lab',
    })
  })

  it('shows the link, selected, where the clipboard refuses', async () => {
    const view = renderShell('/', { handlers: short })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
    await press(view)
    const field = await screen.findByRole('textbox', { name: 'Link' })
    expect(field).toHaveValue('https://portal.example/t/abc123')
    expect(field).toHaveFocus()
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    expect([selectionStart, selectionEnd]).toEqual([0, 'https://portal.example/t/abc123'.length])
    vi.restoreAllMocks()
  })

  it('says that no link could be made', async () => {
    const view = renderShell('/', { handlers: { createShortUrl: refuse('server_error') } })
    await press(view)
    expect(await screen.findAllByText('The link could not be made.')).not.toHaveLength(0)
  })
})

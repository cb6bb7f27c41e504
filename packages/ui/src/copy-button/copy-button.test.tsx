import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('CopyButton', () => {
  it('copies, says so for a second, and can be heard', async () => {
    const reader = user()
    render(<CopyButton content="JBSWY3DP" />)
    await reader.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    await pass(900)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    await pass(200)
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('starts the second again when pressed again', async () => {
    const reader = user()
    render(<CopyButton content="JBSWY3DP" />)
    await reader.click(screen.getByRole('button'))
    await pass(800)
    await reader.click(screen.getByRole('button'))
    await pass(800)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  it('fetches a text that is only known at the press', async () => {
    const reader = user()
    render(<CopyButton content={() => Promise.resolve('https://v.example/t/7Q')} />)
    await reader.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('https://v.example/t/7Q')
  })

  it('selects the text where the clipboard refuses, and reports why', async () => {
    const reader = user()
    const refusal = new DOMException('Denied', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
    const onCopyError = vi.fn<(error: unknown) => void>()
    const source = createRef<HTMLParagraphElement>()
    render(
      <>
        <p ref={source}>JBSWY3DP</p>
        <CopyButton content="JBSWY3DP" source={source} onCopyError={onCopyError} />
      </>,
    )
    await reader.click(screen.getByRole('button', { name: 'Copy' }))
    expect(screen.getByRole('button', { name: 'Copy failed' })).toBeVisible()
    expect(getSelection()?.toString()).toBe('JBSWY3DP')
    expect(onCopyError).toHaveBeenCalledWith(refusal)
  })
})

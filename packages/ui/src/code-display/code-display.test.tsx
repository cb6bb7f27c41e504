import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CodeDisplay } from './code-display.tsx'

describe('CodeDisplay', () => {
  it('is read out character by character', () => {
    render(<CodeDisplay code="H7Q0M4" />)
    expect(screen.getByRole('img', { name: 'H 7 Q 0 M 4' })).toBeVisible()
  })

  it('is copied as one word', () => {
    render(<CodeDisplay code="H7Q0M4" />)
    const display = screen.getByRole('img')
    getSelection()?.selectAllChildren(display)
    const setData = vi.fn<(type: string, data: string) => void>()
    const event = createEvent.copy(display, { clipboardData: { setData } })
    fireEvent(display, event)
    expect(setData).toHaveBeenCalledWith('text/plain', 'H7Q0M4')
    expect(event.defaultPrevented).toBe(true)
  })

  it('is busy while a new code is on its way', () => {
    render(<CodeDisplay code="H7Q0M4" loading />)
    expect(screen.getByRole('img')).toHaveAttribute('aria-busy', 'true')
  })
})

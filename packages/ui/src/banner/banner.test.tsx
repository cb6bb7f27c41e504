import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Banner } from './banner.tsx'

describe('Banner', () => {
  it('offers Close only when it can be closed', async () => {
    const onClose = vi.fn<() => void>()
    const { rerender } = render(<Banner>Maintenance tonight</Banner>)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<Banner onClose={onClose}>Maintenance tonight</Banner>)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('holds an action beside the text', () => {
    render(
      <Banner solid action={<a href="/stop">Stop acting</a>}>
        You are acting for Northfield.
      </Banner>,
    )
    expect(screen.getByRole('link', { name: 'Stop acting' })).toBeVisible()
  })
})

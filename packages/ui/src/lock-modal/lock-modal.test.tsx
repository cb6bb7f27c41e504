import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LockModal } from './lock-modal.tsx'

describe('LockModal', () => {
  it('explains in explore what is only in premium', async () => {
    const onClose = vi.fn<(reason: string) => void>()
    render(
      <LockModal
        open
        tier="explore"
        onClose={onClose}
        action={<a href="/support">Contact us</a>}
      />,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Only in premium' })
    expect(dialog).toHaveAccessibleDescription(
      'Tier information for target and disease results is only in premium.',
    )
    expect(dialog).toHaveTextContent('Your tier: Explore')
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(onClose).toHaveBeenCalledWith('close')
  })

  it('never opens in premium', () => {
    render(<LockModal open tier="premium" onClose={() => {}} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

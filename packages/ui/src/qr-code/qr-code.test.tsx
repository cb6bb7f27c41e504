import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

const uri = 'otpauth://totp/Vestibule:ines@northfield.example?secret=JBSWY3DPEHPK3PXP'

describe('QrCode', () => {
  it('is one named picture', () => {
    render(<QrCode value={uri} />)
    expect(screen.getByRole('img', { name: 'QR code for authenticator setup' })).toBeVisible()
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  it('leaves a quiet zone of four modules around the code', () => {
    const { container } = render(<QrCode value={uri} />)
    const modules = container.querySelectorAll('path')[1]!
    expect(modules.getAttribute('d')).toMatch(/^M4[ ,]4/)
  })

  it('draws other words as another code', () => {
    const { container, rerender } = render(<QrCode value={uri} />)
    const first = container.innerHTML
    rerender(<QrCode value={`${uri}&issuer=Vestibule`} />)
    expect(container.innerHTML).not.toBe(first)
  })
})

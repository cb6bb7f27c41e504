import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Alert } from './alert.tsx'

const sent = (
  <Alert tone="success" role="status" title="Ticket sent">
    It is listed.
  </Alert>
)

describe('Alert', () => {
  test('a status is announced by the region that was there before it', async () => {
    const { rerender } = render(<LiveRegion>{null}</LiveRegion>)
    const region = screen.getByRole('status')
    rerender(<LiveRegion>{sent}</LiveRegion>)
    expect(region).toHaveTextContent('Ticket sentIt is listed.')
    expect(screen.getAllByRole('status')).toEqual([region])
  })

  test('a status says so itself where no region is above it', () => {
    render(sent)
    expect(screen.getByRole('status')).toHaveTextContent('Ticket sent')
  })
})

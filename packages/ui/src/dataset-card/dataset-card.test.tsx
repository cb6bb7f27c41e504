import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DatasetCard } from './dataset-card.tsx'

describe('DatasetCard', () => {
  it('is one link with all that is known of the dataset', () => {
    render(
      <DatasetCard
        name="Four Rivers Federation"
        members={['Northfield Oncology', 'Osier']}
        version="2026.1"
        datatypes={['Aggregate']}
        aggregateOnly
        current
        href="/dv/four_rivers/"
      />,
    )
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', '/dv/four_rivers/')
    expect(link).toHaveAttribute('aria-current', 'true')
    for (const words of [
      'Four Rivers Federation (Northfield Oncology, Osier)',
      'Version 2026.1',
      'Current',
      'Aggregate only',
      'Aggregate',
    ]) {
      expect(link).toHaveTextContent(words)
    }
  })

  it('of one dataset has no parentheses', () => {
    render(<DatasetCard name="Osier Genomics" href="/dv/osier/" />)
    expect(screen.getByRole('link')).toHaveTextContent('Osier Genomics')
    expect(screen.getByRole('link')).not.toHaveTextContent('(')
  })
})

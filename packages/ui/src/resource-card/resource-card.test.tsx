import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ResourceCard } from './resource-card.tsx'

describe('ResourceCard', () => {
  test('is one link, named by its title and line', () => {
    render(<ResourceCard title="Cohort Builder" meta="Lab Tests" href="/cohorts" />)
    expect(screen.getByRole('link')).toHaveAccessibleName(/Cohort Builder.*Lab Tests/u)
  })

  test('is no link when it cannot be opened, and says why', () => {
    render(
      <ResourceCard
        title="Genome Browser"
        meta="Does not support this dataset"
        href="/g"
        unavailable
      />,
    )
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Does not support this dataset')).toBeInTheDocument()
    expect(screen.getByText('Unavailable')).toBeInTheDocument()
  })

  test.each([
    ['Pathway Viewer', 'PV'],
    ['survival', 'S'],
    ['Lab-Trends over time', 'LT'],
    ['étude', 'É'],
  ])('shows the initials of "%s" where there is no icon', (title, initials) => {
    render(<ResourceCard title={title} href="/x" />)
    expect(screen.getByText(initials)).toHaveAttribute('aria-hidden', 'true')
  })

  test('has an action beside the link, not in it', () => {
    render(<ResourceCard title="Survival" href="/s" action={<button type="button">Pin</button>} />)
    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'))
  })

  test('has an action where it cannot be opened', () => {
    const action = <button type="button">Open with</button>
    render(<ResourceCard title="Survival" unavailable action={action} />)
    expect(screen.getByRole('button', { name: 'Open with' })).toBeInTheDocument()
  })

  test('has its title in the outline of the page when given a level', () => {
    render(<ResourceCard title="Survival" level={3} href="/s" />)
    expect(screen.getByRole('heading', { level: 3, name: 'Survival' })).toBeInTheDocument()
  })
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../button/button.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { FilterPopover } from '../../filter-popover/filter-popover.tsx'
import { ResourceCard } from '../../resource-card/resource-card.tsx'
import { SearchField } from '../../search-field/search-field.tsx'
import { Stack } from '../../stack/stack.tsx'

const meta = { title: 'Patterns/Filters' } satisfies Meta
export default meta
type Story = StoryObj

const apps = [
  { name: 'Cohort Builder', line: 'clinical', types: ['notes', 'labs'] },
  { name: 'Survival', line: 'clinical', types: ['notes'] },
  { name: 'Lab Trends', line: 'clinical', types: ['labs'] },
  { name: 'Signals', line: 'discover', types: ['aggregate'] },
]
const lines = [
  { value: 'clinical', label: 'Clinical' },
  { value: 'discover', label: 'Discover' },
]
const types = [
  { value: 'aggregate', label: 'Aggregate' },
  { value: 'labs', label: 'Lab Tests' },
  { value: 'notes', label: 'Clinical Notes' },
]

const among = (chosen: string[], values: string[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value))

function FilteredApps() {
  const [query, setQuery] = useState('')
  const [chosenLines, setLines] = useState<string[]>([])
  const [chosenTypes, setTypes] = useState<string[]>([])
  const found = apps.filter(
    (app) =>
      app.name.toLowerCase().includes(query.toLowerCase()) &&
      among(chosenLines, [app.line]) &&
      among(chosenTypes, app.types),
  )
  const result = found.length === 1 ? '1 app' : `${found.length} apps`
  const clear = () => {
    setQuery('')
    setLines([])
    setTypes([])
  }
  return (
    <Stack>
      <Stack direction="row" gap="xs" wrap>
        <SearchField
          label="Search apps"
          placeholder="Search apps"
          value={query}
          onValueChange={setQuery}
        />
        <FilterPopover
          label="Product line"
          options={lines}
          value={chosenLines}
          onValueChange={setLines}
          result={result}
        />
        <FilterPopover
          label="Data type"
          options={types}
          value={chosenTypes}
          onValueChange={setTypes}
          result={result}
        />
      </Stack>
      {found.length > 0 ? (
        <ul style={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
          {found.map((app) => (
            <li key={app.name}>
              <ResourceCard title={app.name} href={`#${app.name}`} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No Results"
          actions={
            <Button variant="secondary" size="md" onClick={clear}>
              Clear
            </Button>
          }
        >
          No app matches the search and the filters.
        </EmptyState>
      )}
    </Stack>
  )
}

/** Search and filters combine and apply at once; if nothing matches, one button clears all of them. */
export const SearchAndFilters: Story = {
  render: () => <FilteredApps />,
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Data type' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lab Tests' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search apps' }), 'signals')
    await waitFor(() => expect(canvas.getByText('No Results')).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear' }).at(-1)!)
    await waitFor(() => expect(canvas.queryByText('No Results')).not.toBeInTheDocument())
  },
}
export const Narrow: Story = { ...SearchAndFilters, globals: { viewport: { value: 'xs' } } }

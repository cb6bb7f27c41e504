import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'apps', label: 'Apps', count: 14, panel: 'All apps' },
  { id: 'archive', label: 'Archive', disabled: true, panel: 'The archive' },
  { id: 'datasets', label: 'Datasets', panel: 'All datasets' },
]

test('tells which tab was chosen and shows the panel of the one it is given', async () => {
  const onChange = vi.fn<(id: string) => void>()
  const { rerender } = render(<Tabs label="Kind" tabs={tabs} value="apps" onChange={onChange} />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All apps')
  await userEvent.click(screen.getByRole('tab', { name: 'Datasets' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('datasets')
  rerender(<Tabs label="Kind" tabs={tabs} value="datasets" onChange={onChange} />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All datasets')
})

test('arrows pass over a tab that is disabled', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<Tabs label="Kind" tabs={tabs} value="apps" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('datasets')
})

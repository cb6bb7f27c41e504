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
  const { rerender } = render(
    <Tabs label="Kind" tabs={tabs} value="apps" onValueChange={onChange} />,
  )
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All apps')
  await userEvent.click(screen.getByRole('tab', { name: 'Datasets' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('datasets')
  rerender(<Tabs label="Kind" tabs={tabs} value="datasets" onValueChange={onChange} />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All datasets')
})

test('arrows pass over a tab that is disabled', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<Tabs label="Kind" tabs={tabs} value="apps" onValueChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('datasets')
})

test('arrows go round, the way the page is read, and Home and End to the ends', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Tabs label="Kind" tabs={tabs} value="apps" onValueChange={onChange} />
    </div>,
  )
  await userEvent.tab()
  for (const [key, id] of [
    ['ArrowLeft', 'datasets'],
    ['ArrowLeft', 'apps'],
    ['ArrowRight', 'datasets'],
    ['Home', 'apps'],
    ['End', 'datasets'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    expect(screen.getByRole('tab', { name: new RegExp(`${id}`, 'i') })).toHaveFocus()
  }
  await userEvent.tab()
  expect(screen.getByRole('tabpanel', { name: /Apps/ })).toHaveFocus()
})

test('with manual selection arrows only move the focus', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<Tabs manual label="Kind" tabs={tabs} value="apps" onValueChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Datasets' })).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('datasets')
})

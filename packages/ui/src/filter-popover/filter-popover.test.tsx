import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx'

const datatypes = [
  { value: 'aggregate', label: 'Aggregate', count: 3 },
  { value: 'notes', label: 'Clinical Notes', count: 4 },
  { value: 'genomics', label: 'Génomics', count: 1 },
  { value: 'imaging', label: 'Imaging', count: 0, disabled: true },
]

type HarnessProps = Partial<FilterPopoverProps> & { initial?: string[] }

function Harness({ initial, ...props }: HarnessProps) {
  const [value, setValue] = useState(initial ?? [])
  return (
    <FilterPopover
      label="Data type"
      options={datatypes}
      value={value}
      result={`${value.length} apps`}
      {...props}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

async function openFilter(props: HarnessProps = {}) {
  const onChange = vi.fn<(value: string[]) => void>()
  const user = userEvent.setup()
  render(<Harness onValueChange={onChange} {...props} />)
  await user.click(screen.getByRole('button', { name: /^Data type/ }))
  const panel = await screen.findByRole('dialog', { name: 'Data type' })
  return { user, panel, onChange }
}

const box = (name: string) => screen.getByRole('checkbox', { name })

describe('FilterPopover', () => {
  it('chooses at once and counts on its button', async () => {
    const { user, onChange } = await openFilter()
    await user.click(box('Aggregate'))
    await user.click(box('Clinical Notes'))
    expect(onChange).toHaveBeenLastCalledWith(['aggregate', 'notes'])
    expect(screen.getByText('Data type: 2')).toBeInTheDocument()
    expect(screen.getByText('2 apps')).toHaveAttribute('role', 'status')
  })

  it('selects all that can be, is mixed between, and takes all away', async () => {
    const { user, onChange } = await openFilter({ initial: ['notes'] })
    expect(box('Select all')).toBePartiallyChecked()
    await user.click(box('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(['notes', 'aggregate', 'genomics'])
    expect(box('Select all')).toBeChecked()
    await user.click(box('Select all'))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('finds options, says how many, and says when there are none', async () => {
    const { user } = await openFilter()
    const search = screen.getByRole('searchbox', { name: 'Search data type' })
    expect(search).toHaveFocus()
    await user.type(search, 'gen')
    expect(screen.getByText('1 found')).toHaveAttribute('role', 'status')
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    await user.type(search, 'x')
    expect(screen.getAllByText('No Results')).toHaveLength(2)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('selects all of what was found, and keeps the rest', async () => {
    const { user, onChange } = await openFilter({ initial: ['aggregate'] })
    await user.type(screen.getByRole('searchbox'), 'notes')
    await user.click(box('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(['aggregate', 'notes'])
  })

  it('clears what is chosen', async () => {
    const { user, onChange } = await openFilter({ initial: ['notes'] })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
  })

  it('is walked with arrow keys, past what is disabled', async () => {
    const { user } = await openFilter()
    await user.keyboard('{ArrowDown}')
    expect(box('Select all')).toHaveFocus()
    await user.keyboard('{End}')
    expect(box('Génomics')).toHaveFocus()
    await user.keyboard('{ArrowUp} ')
    expect(box('Clinical Notes')).toBeChecked()
    await user.keyboard('{Home}')
    expect(box('Select all')).toHaveFocus()
  })

  it('by Escape first empties its search, then closes and gives the focus back', async () => {
    const { user } = await openFilter()
    await user.type(screen.getByRole('searchbox'), 'gen')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Data type' })).toHaveFocus()
  })
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Select, type SelectProps } from './select.tsx'

const positions = [
  { value: 'top', label: 'Top' },
  { value: 'right', label: 'Right', disabled: true },
  { value: 'bottom', label: 'Bottom' },
]

function Harness(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>('top')
  return (
    <Select
      label="Position"
      options={positions}
      value={value}
      {...props}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

describe('Select', () => {
  it('is named by its label and its value, and described by its error', () => {
    render(<Harness error="Choose a position" />)
    const button = screen.getByRole('button', { name: 'Position Top' })
    expect(button).toHaveAccessibleDescription('Choose a position')
    expect(screen.getByLabelText('Position')).toBe(button)
  })

  it('opens, moves past what is disabled, and chooses by keyboard', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'Top', selected: true })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledWith('bottom')
    expect(screen.getByRole('button', { name: 'Position Bottom' })).toHaveFocus()
  })

  it('is closed by Escape without choosing', async () => {
    const onChange = vi.fn<() => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('option', { name: 'Top' })
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(screen.getByRole('button')).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says that it is loading, or that there is nothing', async () => {
    const { rerender } = render(<Harness options={[]} value={null} loading placeholder="All" />)
    expect(screen.getByRole('button', { name: 'Position All' })).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('option', { name: 'Loading…' })).toBeVisible()
    rerender(<Harness options={[]} value={null} />)
    expect(await screen.findByRole('option', { name: 'No Results' })).toBeVisible()
  })

  it('belongs to a form', async () => {
    render(
      <form aria-label="Note">
        <Harness name="position" />
      </form>,
    )
    const data = new FormData(screen.getByRole('form'))
    expect(data.get('position')).toBe('top')
  })
})

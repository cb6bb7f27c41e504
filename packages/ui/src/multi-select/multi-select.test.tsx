import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const partners = [
  { value: 'meridian', label: 'Meridian' },
  { value: 'calder', label: 'Calder' },
  { value: 'inês', label: 'Inês Institute' },
  { value: 'osier', label: 'Osier', disabled: true },
]

function Harness({ initial, ...props }: Partial<MultiSelectProps> & { initial?: string[] }) {
  const [value, setValue] = useState<string[]>(initial ?? [])
  return (
    <MultiSelect
      label="Data partners"
      options={partners}
      value={value}
      {...props}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Data partners' })
const option = (name: string) => screen.findByRole('option', { name })

describe('MultiSelect', () => {
  it('adds and takes away by keyboard, and stays open', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowDown}')
    await option('Meridian')
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowUp}{Enter}')
    expect(onChange.mock.calls).toEqual([[['meridian']], [['meridian', 'calder']], [['calder']]])
  })

  it('leaves keys that end a conversion to the input method', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness initial={['calder']} onValueChange={onChange} />)
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowDown}')
    await option('Meridian')
    for (const key of ['Enter', 'Backspace', 'Escape'])
      fireEvent.keyDown(input(), { key, keyCode: 229 })
    expect(onChange).not.toHaveBeenCalled()
    expect(await option('Meridian')).toBeVisible()
  })

  it('finds by what is typed, whatever its case and accents', async () => {
    render(<Harness />)
    await userEvent.type(input(), 'INES')
    expect(await option('Inês Institute')).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.type(input(), 'x')
    expect(await option('No Results')).toBeVisible()
  })

  it('shows what is chosen as chips, each with a way to take it away', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness initial={['meridian', 'calder']} onValueChange={onChange} />)
    expect(input()).toHaveAccessibleDescription('Selected: Meridian, Calder')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Meridian' }))
    expect(onChange).toHaveBeenCalledWith(['calder'])
  })

  it('takes away the last by Backspace, but only in an empty field', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness initial={['meridian', 'calder']} onValueChange={onChange} />)
    await userEvent.type(input(), 'x{Backspace}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenCalledWith(['meridian'])
  })

  it('shows so many chips and the number of the rest', () => {
    render(<Harness initial={['meridian', 'calder', 'inês']} maxChips={1} />)
    expect(screen.getByRole('button', { name: 'Remove Meridian' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove Calder' })).not.toBeInTheDocument()
    expect(screen.getByText('+2')).toBeVisible()
  })

  it('chooses all that can be, and takes all away again', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness initial={['calder']} selectAll onValueChange={onChange} />)
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await option('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(['calder', 'meridian', 'inês'])
    expect(await option('Select all')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await option('Select all'))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('chooses all of what was found only', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    render(<Harness selectAll onValueChange={onChange} />)
    await userEvent.type(input(), 'cal')
    await userEvent.click(await option('Select all'))
    expect(onChange).toHaveBeenLastCalledWith(['calder'])
  })

  it('belongs to a form', () => {
    render(
      <form aria-label="Note">
        <Harness initial={['meridian', 'calder']} name="partner" />
      </form>,
    )
    const data = new FormData(screen.getByRole('form'))
    expect(data.getAll('partner')).toEqual(['meridian', 'calder'])
  })
})

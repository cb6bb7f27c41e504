import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { SelectOption } from '../select/select.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const people: SelectOption[] = [
  { value: 'a', label: 'Chidi Abara', description: 'chidi@northfield.example' },
  { value: 'b', label: 'Solveig Berg', description: 'solveig@northfield.example' },
]

function Harness({
  initial = null,
  ...props
}: Partial<ComboboxProps> & { initial?: SelectOption | null }) {
  const [value, setValue] = useState(initial)
  const [query, setQuery] = useState('')
  return (
    <Combobox
      label="Person"
      options={people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
      onQueryChange={setQuery}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Person' })

describe('Combobox', () => {
  it('chooses by keyboard what was looked up', async () => {
    const onChange = vi.fn<(value: SelectOption | null) => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.type(input(), 'berg')
    expect(await screen.findByRole('option', { name: /Solveig Berg/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(people[1])
    expect(input()).toHaveValue('Solveig Berg')
  })

  it('opens by its button, with all options and what tells them apart', async () => {
    render(<Harness />)
    await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
    expect(await screen.findByRole('option', { name: /chidi@northfield/ })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('says aloud that nothing was found', async () => {
    render(<Harness />)
    await userEvent.type(input(), 'zzz')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No Results'))
  })

  it('keeps what was typed if Enter comes before the options', async () => {
    const onChange = vi.fn<(value: SelectOption | null) => void>()
    render(<Harness options={[]} loading onValueChange={onChange} />)
    await userEvent.type(input(), 'berg{Enter}')
    expect(input()).toHaveValue('berg')
    expect(input()).toHaveAttribute('aria-expanded', 'true')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves the key that ends a conversion to the input method', async () => {
    const onChange = vi.fn<(value: SelectOption | null) => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.type(input(), 'berg')
    await screen.findByRole('option', { name: /Solveig Berg/ })
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows the choice again if the user leaves without choosing', async () => {
    render(<Harness initial={people[0] ?? null} />)
    await userEvent.type(input(), 'x')
    await userEvent.tab()
    await waitFor(() => expect(input()).toHaveValue('Chidi Abara'))
  })

  it('has no choice once it is emptied', async () => {
    const onChange = vi.fn<(value: SelectOption | null) => void>()
    render(<Harness initial={people[0] ?? null} onValueChange={onChange} />)
    await userEvent.clear(input())
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const customers = [
  { value: 'aldermoor', label: 'Aldermoor University Hospital' },
  { value: 'calder', label: 'Calder Oncology Group', description: '3 datasets' },
  { value: 'fenwick', label: "Fenwick Children's", disabled: true },
  { value: 'osier', label: 'Osier Cardiology Network' },
]

function Harness(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioGroup
      label="Customer"
      options={customers}
      value={value}
      {...props}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const fixed = { label: 'Customer', options: customers, onValueChange: () => {} }

const radio = (name: string) => screen.getByRole('radio', { name })

describe('RadioGroup', () => {
  it('is a named group with a description and an error', () => {
    render(<Harness description="You act on its behalf." error="Choose a customer" required />)
    const group = screen.getByRole('radiogroup', { name: 'Customer' })
    expect(group).toHaveAccessibleDescription('You act on its behalf. Choose a customer')
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toBeRequired()
    expect(radio('Calder Oncology Group')).toHaveAccessibleDescription('3 datasets')
  })

  it('chooses by press and by arrow keys, past what is disabled', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Harness onValueChange={onChange} />)
    await userEvent.click(screen.getByText('Calder Oncology Group'))
    expect(radio('Calder Oncology Group')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    expect(radio('Osier Cardiology Network')).toBeChecked()
    expect(radio('Osier Cardiology Network')).toHaveFocus()
    await userEvent.click(screen.getByText("Fenwick Children's"))
    expect(onChange.mock.calls).toEqual([['calder'], ['osier']])
  })

  it('disables all of its options', () => {
    render(<Harness disabled />)
    for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled()
  })

  it('is entered at the chosen one, or anywhere when there is none', () => {
    const { rerender } = render(<RadioGroup {...fixed} value="calder" />)
    expect(radio('Calder Oncology Group')).not.toHaveAttribute('tabindex')
    expect(radio('Osier Cardiology Network')).toHaveAttribute('tabindex', '-1')
    for (const value of [null, 'gone', 'fenwick']) {
      rerender(<RadioGroup {...fixed} value={value} />)
      for (const one of screen.getAllByRole('radio')) expect(one).not.toHaveAttribute('tabindex')
    }
  })
})

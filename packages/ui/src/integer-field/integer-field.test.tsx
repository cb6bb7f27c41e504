import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IntegerField, type IntegerFieldProps } from './integer-field.tsx'

function setup(props: Partial<IntegerFieldProps> = {}) {
  const onSubmit = vi.fn<(value: number | undefined) => void>()
  render(<IntegerField label="Age" onSubmit={onSubmit} {...props} />)
  return { onSubmit, field: screen.getByRole('spinbutton', { name: 'Age' }) }
}

describe('IntegerField', () => {
  it('lets in digits and one leading minus, and nothing else', async () => {
    const { field } = setup()
    await userEvent.type(field, '-1a2.3-4e')
    expect(field).toHaveValue('-1234')
  })

  it('refuses to be pasted what is no integer, and keeps what was there', async () => {
    const { field } = setup()
    await userEvent.type(field, '12')
    await userEvent.paste('3.5')
    expect(field).toHaveValue('12')
    await userEvent.paste(' 34 ')
    expect(field).toHaveValue('1234')
  })

  it('stops before a number would lose digits', async () => {
    const { field } = setup()
    await userEvent.type(field, '12345678901234567890')
    expect(field).toHaveValue('1234567890123456')
  })

  it('has no minus where nothing is below zero', async () => {
    const { field } = setup({ min: 0 })
    await userEvent.type(field, '-5')
    expect(field).toHaveValue('5')
    expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  it('steps by one with the arrow keys, within its bounds', async () => {
    const { field } = setup({ max: 2 })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(field).toHaveValue('2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field).toHaveValue('-1')
    expect(field).toHaveAttribute('aria-valuenow', '-1')
  })

  it('submits the number by Enter and keeps it', async () => {
    const { field, onSubmit } = setup()
    await userEvent.type(field, '-42{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(-42)
    expect(field).toHaveValue('-42')
  })

  it('can be emptied by Enter', async () => {
    const { field, onSubmit } = setup({ clearOnSubmit: true })
    await userEvent.type(field, '42{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(42)
    expect(field).toHaveValue('')
  })

  it('submits the empty value by its clear button, unless told not to', async () => {
    const { field, onSubmit } = setup()
    await userEvent.type(field, '42')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('with submitOnClear off only empties itself', async () => {
    const { field, onSubmit } = setup({ submitOnClear: false })
    await userEvent.type(field, '42')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field).toHaveValue('')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes a lone minus for nothing', async () => {
    const { field, onSubmit } = setup()
    await userEvent.type(field, '-{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Field, type FieldProps } from './field.tsx'

function Years({ children, ...field }: Partial<FieldProps>) {
  return (
    <Field {...field}>
      <Field.Message />
      <Field.Label>Years</Field.Label>
      <Field.Control render={<input type="number" aria-describedby="hint" />} />
      {children}
    </Field>
  )
}

const control = () => screen.getByRole('spinbutton', { name: 'Years' })

describe('the parts of a Field', () => {
  it('focus the control when the label is pressed', async () => {
    render(<Years />)
    await userEvent.click(screen.getByText('Years'))
    expect(control()).toHaveFocus()
    expect(screen.getByLabelText('Years')).toBe(control())
  })

  it('focus and name a control that is no input', async () => {
    render(
      <Field>
        <Field.Label>Years</Field.Label>
        <Field.Control
          render={(attributes) => (
            <div {...attributes} role="slider" tabIndex={0} aria-valuenow={3} />
          )}
        />
      </Field>,
    )
    await userEvent.click(screen.getByText('Years'))
    expect(screen.getByRole('slider', { name: 'Years' })).toHaveFocus()
  })

  it('describe the control by those that are there, beside its own description', () => {
    const { rerender } = render(<Years />)
    expect(control()).toHaveAttribute('aria-describedby', 'hint')
    const help = <Field.Description>Until the last visit</Field.Description>
    rerender(<Years error="Too many">{help}</Years>)
    expect(control()).toHaveAccessibleDescription('Until the last visit Too many')
    expect(control()).toBeInvalid()
    rerender(<Years success="Saved">{help}</Years>)
    expect(control()).toHaveAccessibleDescription('Until the last visit Saved')
    expect(control()).not.toHaveAttribute('aria-invalid')
    rerender(<Years />)
    expect(control()).toHaveAttribute('aria-describedby', 'hint')
  })

  it('name no message that is not shown', () => {
    render(
      <Field error="Too many">
        <Field.Control render={<input aria-label="Years" />} />
      </Field>,
    )
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-labelledby')
  })

  it('announce why a value is refused', async () => {
    const { rerender } = render(<Years />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<Years error="Too many" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many')
  })

  it('need a field around them', () => {
    expect(() => render(<Field.Message />)).toThrow('render this inside <Field>')
  })
})

it('a Field with a label of its own gives its control the ids', () => {
  render(
    <Field label="Years" description="Until the last visit" error="Too many">
      <Field.Control render={<input type="number" />} />
    </Field>,
  )
  expect(control()).toHaveAccessibleDescription('Until the last visit Too many')
  expect(control()).toBeInvalid()
})

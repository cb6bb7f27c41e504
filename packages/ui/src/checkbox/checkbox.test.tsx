import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'

describe('Checkbox', () => {
  it('is switched by Space, by the box and by its label', async () => {
    const onChange = vi.fn<(checked: boolean) => void>()
    render(
      <Checkbox
        label="I accept the Data Use Agreement"
        onChange={(event) => onChange(event.target.checked)}
      />,
    )
    const box = screen.getByRole('checkbox', { name: 'I accept the Data Use Agreement' })
    await userEvent.tab()
    expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('I accept the Data Use Agreement'))
    await userEvent.click(box)
    expect(onChange.mock.calls).toEqual([[true], [false], [true]])
  })

  it('is mixed until it is pressed', async () => {
    const onChange = vi.fn<(checked: boolean) => void>()
    render(
      <Checkbox
        label="Select all"
        indeterminate
        checked={false}
        onChange={(event) => onChange(event.target.checked)}
      />,
    )
    const box = screen.getByRole('checkbox')
    expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    expect(onChange).toHaveBeenCalledWith(true)
    expect(box).toBePartiallyChecked()
  })

  it('ties description, remark and error to the box and keeps the focus when the error comes', async () => {
    const { rerender } = render(
      <Checkbox label="Lab Tests" description="Values with units" end="4" />,
    )
    const box = screen.getByRole('checkbox', { name: 'Lab Tests' })
    await userEvent.tab()
    rerender(
      <Checkbox label="Lab Tests" description="Values with units" end="4" error="Choose one" />,
    )
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription('Values with units Choose one')
    expect(box).toBeInvalid()
  })

  it('shows a remark of zero as any other', () => {
    render(<Checkbox label="Pathology" end={0} />)
    expect(screen.getByText('0')).toHaveClass('vb-checkbox-end')
  })

  it('belongs to a form', async () => {
    render(
      <form aria-label="Terms">
        <Checkbox label="Accept" name="accepted" value="yes" />
      </form>,
    )
    await userEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('form')).toHaveFormValues({ accepted: true })
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Switch } from './switch.tsx'

describe('Switch', () => {
  it('is switched by Space and by its label', async () => {
    const onChange = vi.fn<(on: boolean) => void>()
    render(
      <Switch
        label="Interactive"
        description="The tooltip holds links."
        onChange={(event) => onChange(event.target.checked)}
      />,
    )
    const control = screen.getByRole('switch', { name: 'Interactive' })
    expect(control).toHaveAccessibleDescription('The tooltip holds links.')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(control).toBeChecked()
    await userEvent.click(screen.getByText('Interactive'))
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('does nothing while disabled', async () => {
    const onChange = vi.fn<() => void>()
    render(<Switch label="Interactive" disabled onChange={onChange} />)
    await userEvent.click(screen.getByText('Interactive'))
    expect(onChange).not.toHaveBeenCalled()
  })
})

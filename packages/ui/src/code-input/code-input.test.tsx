import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

function Example(props: Partial<CodeInputProps> & { initial?: string }) {
  const { initial = '', ...rest } = props
  const [value, setValue] = useState(initial)
  return <CodeInput label="Verification code" {...rest} value={value} onValueChange={setValue} />
}

const input = () => screen.getByRole('textbox', { name: 'Verification code' })

describe('CodeInput', () => {
  test('is one labelled field that asks the browser for the one-time code', () => {
    render(<Example />)
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(input()).toHaveAttribute('inputmode', 'numeric')
  })

  test('takes letters and digits and stops at its length', async () => {
    const onComplete = vi.fn<(value: string) => void>()
    render(<Example onComplete={onComplete} />)
    await userEvent.type(input(), 'a1b2c3d4')
    expect(input()).toHaveValue('a1b2c3')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('a1b2c3')
  })

  test('takes a pasted code with its separators, up to the length', async () => {
    render(<Example length={8} inputMode="text" />)
    await userEvent.click(input())
    await userEvent.paste(' 7QH2-M9KD ')
    expect(input()).toHaveValue('7QH2M9KD')
  })

  test('takes a code that is filled in at once with its separator, and loses nothing', () => {
    const onComplete = vi.fn<(value: string) => void>()
    render(<Example length={8} onComplete={onComplete} />)
    // Password managers set the value without a key press or a paste.
    fireEvent.change(input(), { target: { value: '7QH2-M9KD' } })
    expect(input()).toHaveValue('7QH2M9KD')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('7QH2M9KD')
    fireEvent.change(input(), { target: { value: ' X4TR – 08WB ' } })
    expect(input()).toHaveValue('X4TR08WB')
  })

  test('acts on Enter only at full length', async () => {
    const onEnter = vi.fn<(value: string) => void>()
    render(<Example onEnter={onEnter} />)
    await userEvent.type(input(), '12345{Enter}')
    expect(onEnter).not.toHaveBeenCalled()
    await userEvent.type(input(), '6{Enter}')
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test('lets Enter submit the form at full length', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    )
    render(
      <form onSubmit={onSubmit}>
        <Example />
      </form>,
    )
    await userEvent.type(input(), '123{Enter}456{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('empties itself, says why and takes the focus when the code is refused', () => {
    const { rerender } = render(<Example initial="123456" />)
    expect(input()).toHaveValue('123456')
    rerender(<Example error="You have entered an incorrect code" />)
    expect(input()).toHaveValue('')
    expect(input()).toHaveFocus()
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription('You have entered an incorrect code')
    expect(screen.getByRole('alert')).toHaveTextContent('You have entered an incorrect code')
  })

  test('empties itself again when the same error is raised by another attempt', async () => {
    const { rerender } = render(<Example error="Wrong" attempt={1} />)
    await userEvent.type(input(), '654321')
    expect(input()).toHaveValue('654321')
    rerender(<Example error="Wrong" attempt={2} />)
    expect(input()).toHaveValue('')
  })

  test('keeps the code while it is checked', async () => {
    render(<Example initial="123456" loading />)
    await userEvent.type(input(), '{Backspace}')
    expect(input()).toHaveValue('123456')
    expect(input()).toHaveAttribute('aria-busy', 'true')
  })
})

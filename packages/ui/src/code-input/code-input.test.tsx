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

  test.each([
    ['Arabic-Indic digits', '١٢٣٤٥٦'],
    ['Persian digits', '۱۲۳۴۵۶'],
    ['full-width digits', '１２３４５６'],
    ['Devanagari digits', '१२३४५६'],
  ])('reads %s, typed or pasted', async (_, digits) => {
    const onComplete = vi.fn<(value: string) => void>()
    render(<Example onComplete={onComplete} />)
    await userEvent.type(input(), digits)
    expect(input()).toHaveValue('123456')
    await userEvent.clear(input())
    await userEvent.paste(digits)
    expect(input()).toHaveValue('123456')
    expect(onComplete.mock.calls).toEqual([['123456'], ['123456']])
  })

  test('leaves the text of an input method alone until it is converted', () => {
    const onComplete = vi.fn<(value: string) => void>()
    render(<Example onComplete={onComplete} />)
    const field = input() as HTMLInputElement
    fireEvent.compositionStart(field)
    const texts = ['１', '１２', '１２３', '１２３４', '１２３４５', '１２３４５６']
    for (const text of texts) {
      fireEvent.change(field, { target: { value: text } })
      expect(field).toHaveValue(text)
    }
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('123456')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test.each([
    [6, '1', '123456'],
    [6, '1', '123 456'],
    [6, '98', '123\u202f456\n'],
    [6, '1', '123-456'],
    [6, '', 'Your code: 123456'],
    [6, '1', 'Your code is 123456. It is valid for 10 minutes.'],
    [6, '1', 'コードは１２３４５６です。'],
    [6, '1', 'رمزك هو ١٢٣٤٥٦'],
    [6, '', 'Ihr Code lautet 123 456 (Schritt 2 von 3)'],
    [8, 'K', 'RECOVERY CODE: H4TK-9QWM'],
    [8, '', 'h4tk—9qwm'],
    [8, '', 'Use ABCD-EFGH, once.'],
  ])(
    'of %i characters, after %j, takes the whole code out of %j',
    async (length, typed, pasted) => {
      const onComplete = vi.fn<(value: string) => void>()
      render(<Example length={length} onComplete={onComplete} />)
      await userEvent.click(input())
      if (typed) await userEvent.keyboard(typed)
      await userEvent.paste(pasted)
      const code = length === 6 ? '123456' : (input() as HTMLInputElement).value
      expect(input()).toHaveValue(code)
      expect(code.toUpperCase()).toMatch(/^(123456|H4TK9QWM|ABCDEFGH)$/)
      expect(onComplete).toHaveBeenCalledExactlyOnceWith(code)
    },
  )

  test('replaces wrong digits by a pasted code wherever the caret is', async () => {
    render(<Example />)
    await userEvent.type(input(), '99')
    ;(input() as HTMLInputElement).setSelectionRange(0, 0)
    await userEvent.paste('123456')
    expect(input()).toHaveValue('123456')
  })

  test('puts a part of a code where the caret is', async () => {
    render(<Example />)
    await userEvent.type(input(), '12')
    await userEvent.paste('345')
    expect(input()).toHaveValue('12345')
  })

  test('takes a filled-in sentence with the code in it', () => {
    render(<Example />)
    fireEvent.change(input(), { target: { value: 'Your code: 123456' } })
    expect(input()).toHaveValue('123456')
  })

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter that ends a conversion to the input method: %j',
    (composing) => {
      const onEnter = vi.fn<(value: string) => void>()
      render(<Example initial="123456" onSubmit={onEnter} />)
      fireEvent.keyDown(input(), { key: 'Enter', ...composing })
      expect(onEnter).not.toHaveBeenCalled()
      fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 })
      expect(onEnter).toHaveBeenCalledOnce()
    },
  )

  test('is not translated by browsers', () => {
    render(<Example />)
    expect(input()).toHaveAttribute('translate', 'no')
  })

  test('acts on Enter only at full length', async () => {
    const onEnter = vi.fn<(value: string) => void>()
    render(<Example onSubmit={onEnter} />)
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

import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

function Example() {
  const [value, setValue] = useState('')
  return <SearchField label="Find a dataset" value={value} onValueChange={setValue} />
}

test('the first Escape empties it, the next reaches what it stands in', async () => {
  const onEscape = vi.fn<() => void>()
  render(
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <Example />
    </div>,
  )
  const input = screen.getByRole('searchbox', { name: 'Find a dataset' })
  await userEvent.type(input, 'onco{Escape}')
  expect(input).toHaveValue('')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('clearing returns the focus to the field', async () => {
  render(<Example />)
  const input = screen.getByRole('searchbox')
  await userEvent.type(input, 'onco')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input).toHaveValue('')
  expect(input).toHaveFocus()
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keeps keys of an input method to itself: %j',
  async (composing) => {
    const [onKeyDown, onEscape] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <SearchField label="Find" value="しんやく" onValueChange={onEscape} onKeyDown={onKeyDown} />
      </div>,
    )
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      fireEvent.keyDown(screen.getByRole('searchbox'), { key, ...composing })
    expect(onKeyDown).not.toHaveBeenCalled()
    expect(onEscape).not.toHaveBeenCalled()
  },
)

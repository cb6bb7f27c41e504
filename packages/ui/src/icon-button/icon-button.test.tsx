import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'

test('while loading it keeps the focus and holds clicks and submits', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <IconButton type="submit" label="Send" icon={null} loading onClick={onClick} />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(button).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

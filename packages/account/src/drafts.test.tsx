import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from './testing/account-story.tsx'
import { renderAccount } from './testing/render-account.tsx'

const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a half-typed name survives a visit to another page, until it is given up', async () => {
  const { user, heading } = renderAccount('overview', { handlers: answers })
  await user.click(await screen.findByRole('button', { name: 'Edit your name' }))
  await user.type(screen.getByLabelText('First Name'), ' Maria')
  expect(isAskedBeforeLeaving()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  await heading('Activity')
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  const typed = await screen.findByLabelText<HTMLInputElement>('First Name')
  expect(typed.value).toMatch(/ Maria$/)
  // The page has the focus, as after each navigation, and not the field.
  expect(typed).not.toHaveFocus()
  await user.type(typed, '{Escape}')
  expect(screen.getByRole('button', { name: 'Edit your name' })).toHaveFocus()
  expect(isAskedBeforeLeaving()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Edit your name' }))
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).not.toMatch(/Maria/)
})

it('so does a half-typed address', async () => {
  const { user, heading } = renderAccount('overview', { handlers: answers })
  await user.click(await screen.findByRole('button', { name: 'Change your email' }))
  await user.type(screen.getByLabelText('New email'), 'ada@new')
  await user.click(screen.getByRole('link', { name: 'Activity' }))
  await heading('Activity')
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByLabelText('New email')).toHaveValue('ada@new')
})

import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasswordChecklist, type PasswordChecklistProps } from './password-checklist.tsx'

const rules: PasswordChecklistProps['rules'] = [
  { id: 'length', label: '12 characters', test: (value) => value.length >= 12 },
  { id: 'digit', label: 'One digit', test: (value) => /\d/u.test(value) },
  { id: 'short', label: 'No more than 100', test: (value) => value.length <= 100 },
]
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an empty password meets no rule, not even one about too much', () => {
  render(<PasswordChecklist value="" rules={rules} />)
  expect(texts()).toEqual([
    '12 characters, not met',
    'One digit, not met',
    'No more than 100, not met',
  ])
})

test('says in words which rules are met', () => {
  render(<PasswordChecklist value="Meridian7" rules={rules} />)
  expect(texts()).toEqual(['12 characters, not met', 'One digit, met', 'No more than 100, met'])
})

test('reads the summary out once the typing pauses', () => {
  const { rerender } = render(<PasswordChecklist value="M" rules={rules} />)
  rerender(<PasswordChecklist value="Me" rules={rules} />)
  pass(500)
  rerender(<PasswordChecklist value="Me7" rules={rules} />)
  pass(500)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(500)
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 met')
})

test('marks what is missing as failed when asked', () => {
  const states = () => screen.getAllByRole('listitem').map((item) => item.dataset['state'])
  const { rerender } = render(<PasswordChecklist value="Me7" rules={rules} />)
  expect(states()).toEqual(['open', 'met', 'met'])
  rerender(<PasswordChecklist value="Me7" rules={rules} showFailures />)
  expect(states()).toEqual(['failed', 'met', 'met'])
})

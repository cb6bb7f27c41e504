import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRichTexts } from './rich-texts.ts'

const texts = createRichTexts<typeof en>(
  {
    to: 'To {who}, {time}',
    again:
      '<link>Sign in again</link> within {n, plural, one {# minute} other {<b>#</b> minutes}}.',
  },
  'en',
)
const en = {
  to: 'To {who}, {time}',
  again: '<link>Sign in again</link> within {n, plural, one {# minute} other {<b>#</b> minutes}}.',
} as const

it('an element is a value, isolated from the text around it', () => {
  const { container } = render(texts.to({ who: <strong>Inès</strong>, time: '14:05' }))
  expect(container).toHaveTextContent('To Inès, 14:05')
  expect(screen.getByText('Inès').closest('bdi')).not.toBeNull()
})

it('without elements the text is a string', () => {
  expect(texts.to({ who: 'Inès', time: '14:05' })).toBe('To Inès, 14:05')
})

it('a tag encloses a part of the sentence', () => {
  const { container } = render(
    texts.again({
      n: 5,
      link: (words) => <a href="/signin">{words}</a>,
      b: (words) => <b>{words}</b>,
    }),
  )
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible()
  expect(container).toHaveTextContent('Sign in again within 5 minutes.')
})
